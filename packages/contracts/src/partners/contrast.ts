/** The words that can stand on a partner's color: the site's ink or its paper. */
const INK = '#211c15'
const PAPER = '#fcfaf5'

/** Relative luminance of '#rrggbb', as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Which of ink and paper is read better on a color, and how well. */
export function wordsOn(color: string): { color: string; ratio: number } {
  const [ink, paper] = [INK, PAPER].map((words) => ({ color: words, ratio: contrastRatio(words, color) }))
  return ink && paper && ink.ratio >= paper.ratio ? ink : (paper ?? { color: PAPER, ratio: 1 })
}
