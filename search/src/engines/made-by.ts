import type { AnyIndex } from '../index-definition.ts'

/**
 * What an index was made by, as one number to be kept with it: the definition's version, and that of the
 * engine's own layout (0 to 99). A change of either asks for a rebuild.
 */
export function madeBy({ version }: AnyIndex, layout: number): number {
  return version * 100 + layout
}
