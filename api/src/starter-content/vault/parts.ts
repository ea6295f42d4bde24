/** The parts of an object in a frame of 100 by 100 that stands on y = 90, in two colors. */
export type Shape = (colors: { main: string; trim: string }) => string

/** A part with its light: the same outline twice. */
export function lit(outline: (fill: string) => string, color: string): string {
  return outline(color) + outline('url(#light)')
}

export function path(d: string, color: string): string {
  return lit((fill) => `<path d="${d}" fill="${fill}"/>`, color)
}

export function box(x: number, y: number, width: number, height: number, color: string, radius = 1): string {
  return lit(
    (fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
    color,
  )
}

export function disc(cx: number, cy: number, rx: number, ry: number, color: string): string {
  return lit((fill) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`, color)
}

export function stroke(d: string, color: string, width = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}
