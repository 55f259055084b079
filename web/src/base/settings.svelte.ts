// What a person likes: kept in the browser and applied to the page. The house is told only the language and the light
// of its first page, and only where it could not guess them.

export const LANGUAGES = ["en", "pt-BR", "pt-PT", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

interface Liked {
  language: Language;
  theme: Theme;
  sound: boolean;
  stillness: boolean; // no motion beyond what the system already asks for
  patterns: boolean; // colours with their patterns
  quiet: boolean; // opponents say nothing
}

const KEY = "serao-settings";
const COOKIE = "serao-likes"; // read by the house before it sends a page
const YEAR = 365 * 24 * 60 * 60;

/** The language we have that is nearest to what the browser asks for. */
export function nearest(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === wish.toLowerCase());
    const short = wish.split("-")[0]?.toLowerCase();
    const alike = exact ?? LANGUAGES.find((language) => language.split("-")[0] === short);
    if (alike) return alike;
  }
  return "en";
}

function remembered(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>;
  } catch {
    return {}; // somebody else wrote there, or storage is closed to us
  }
}

const usual: Liked = {
  language: nearest(typeof navigator === "undefined" ? [] : navigator.languages),
  theme: "system",
  sound: true,
  stillness: false,
  patterns: false,
  quiet: false,
};

export const settings: Liked = $state({ ...usual, ...remembered() });

/** Keep the settings, and let the page wear them. */
export function wear(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset["theme"] = settings.theme;
  page.dataset["still"] = String(still());
  page.dataset["patterns"] = String(settings.patterns);
  tell();
}

/** Let the house know what it could not guess, or forget it. */
function tell(): void {
  const guessed = settings.language === usual.language && settings.theme === usual.theme;
  const value = guessed ? "" : `${settings.language}.${settings.theme}`;
  document.cookie = `${COOKIE}=${value}; path=/; samesite=lax; max-age=${guessed ? 0 : YEAR}`;
}

/** Whether nothing should move. */
export function still(): boolean {
  return settings.stillness || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
