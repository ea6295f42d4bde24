import { beasts } from './beast-motifs.ts'
import { objects } from './object-motifs.ts'
import { signs } from './sign-motifs.ts'

/**
 * What marks are composed of, each drawn by hand in a square of 100. Strokes and fills take the color of what
 * they stand in.
 */
export const motifs: Readonly<Record<string, string>> = { ...signs, ...beasts, ...objects }

/** @throws for a motif that nobody has drawn */
export function motifNamed(name: string): string {
  const drawn = motifs[name]
  if (drawn === undefined) throw new Error(`There is no motif "${name}".`)
  return drawn
}
