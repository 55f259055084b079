// The house draws QR codes as SVG; we take the lines out of it rather than put foreign markup into the page.

export interface Code {
  readonly size: string;
  readonly lines: string;
  readonly move: string;
}

/** The drawing of a QR code, or null when it is none. */
export function codeOf(svg: string): Code | null {
  const path = svg.match(/<path[^>]*\sd="([^"]+)"/)?.[1];
  const move = svg.match(/<path[^>]*\stransform="([^"]+)"/)?.[1] ?? "";
  const width = svg.match(/<svg[^>]*\swidth="(\d+)"/)?.[1];
  const box = svg.match(/<svg[^>]*\sviewBox="([^"]+)"/)?.[1] ?? (width ? `0 0 ${width} ${width}` : undefined);
  return path && box ? { size: box, lines: path, move } : null;
}
