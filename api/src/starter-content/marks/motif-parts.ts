import { letterOf } from './letters.ts'

/** Replaced by the color of the surface that a motif is drawn on. */
export const GROUND = '$ground'

/** A line of the pen. */
export const line = (d: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A surface in the color of the mark. */
export const area = (d: string): string => `<path d="${d}" fill="currentColor"/>`

/** A line within a surface, in the color of the ground. */
export const cut = (d: string, width = 2.5): string =>
  `<path d="${d}" fill="none" stroke="${GROUND}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A hole in a surface, in the color of the ground. */
export const hole = (d: string): string => `<path d="${d}" fill="${GROUND}"/>`

export const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`

export const eye = (x: number, y: number, radius = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${GROUND}"/>`

export const circle = (x: number, y: number, radius: number, width = 5): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

/** The same turned about a point. */
export const turned = (drawn: string, degrees: number, x = 50, y = 50): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`

export const mirrored = (drawn: string): string => `<g transform="translate(100 0) scale(-1 1)">${drawn}</g>`

/** The same several times around the middle. */
export const around = (drawn: string, times: number): string =>
  Array.from({ length: times }, (_, at) => turned(drawn, (360 / times) * at)).join('')

/** The same smaller, with its upper left corner at a point. */
export const placed = (drawn: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`

/** A single letter or figure within a motif, its middle at a point. */
export const letter = (sign: string, x: number, y: number, height: number, pen = 3): string => {
  const { strokes, width } = letterOf(sign)
  const scale = height / 100
  return placed(
    line(strokes, pen / scale),
    Number((x - (width * scale) / 2).toFixed(1)),
    Number((y - height / 2).toFixed(1)),
    scale,
  )
}
