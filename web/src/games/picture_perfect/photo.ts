// Where the photographs of a finished game can be had.

/** The address of the photograph that a seat took. */
export const photographFile = (record: string, seat: number): string => `/api/records/${record}/photo/${seat}.png`;
