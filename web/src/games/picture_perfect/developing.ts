// How long things take in the darkroom, in milliseconds.

export const DEVELOPED = 3200; // until a photograph is seen
export const EACH = 420; // from one guest's wishes to the next guest's
