/** A line of the pen. */
export const line = (d: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A surface in the color of the mark. */
export const area = (d: string): string => `<path d="${d}" fill="currentColor"/>`

export const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`

export const circle = (x: number, y: number, radius: number, width = 5): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

/** The same turned about a point. */
export const turned = (drawn: string, degrees: number, x = 50, y = 50): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`

export const mirrored = (drawn: string): string => `<g transform="translate(100 0) scale(-1 1)">${drawn}</g>`

/** The same several times around the middle. */
export const around = (drawn: string, times: number): string =>
  Array.from({ length: times }, (_, at) => turned(drawn, (360 / times) * at)).join('')
