// Reading aloud with the browser's own voice.

import { settings } from "../../base/settings.svelte";

class Reader {
  reading = $state(false);
  readonly able = typeof speechSynthesis !== "undefined";

  /** Read a text in the language of the table; while reading, fall silent. */
  toggle(text: string): void {
    if (this.reading) return this.stop();
    if (!this.able) return;
    speechSynthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = settings.language;
    const voice = voiceFor(settings.language);
    if (voice) spoken.voice = voice;
    spoken.rate = 0.95;
    spoken.onend = spoken.onerror = () => (this.reading = false);
    this.reading = true;
    speechSynthesis.speak(spoken);
  }

  stop(): void {
    if (this.able) speechSynthesis.cancel();
    this.reading = false;
  }
}

/** A voice of that very language, else one of its family. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  const family = language.split("-")[0] ?? language;
  const tag = (voice: SpeechSynthesisVoice): string => voice.lang.replace("_", "-");
  return voices.find((voice) => tag(voice) === language) ?? voices.find((voice) => tag(voice).startsWith(family));
}

export const reader = new Reader();
