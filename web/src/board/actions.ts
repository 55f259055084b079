// Actions and other small values, compared by what is in them.

/** A name that equal values share, whatever the order of their fields. */
export function keyOf(value: object | string): string {
  return typeof value === "string" ? value : JSON.stringify(Object.entries(value).sort());
}

/** Whether two values are equal; nothing is equal to nothing. */
export function same(one: object | string | null, other: object | string | null): boolean {
  return one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));
}
