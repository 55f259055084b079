// Whether the house is closed to us: one for members only shows strangers nothing but its door.

export const MEMBERS_ONLY = "house-members-only"; // the reason with which it refuses

/** As the page was sent, and as the house answers later. */
export const house: { closed: boolean } = $state({
  closed: typeof document !== "undefined" && "members" in document.documentElement.dataset,
});
