import type { z } from 'zod'
import { measuredText } from './measured-text.ts'
import { isOneLine } from './one-line.ts'
import { tidyLine } from './pasted-text.ts'

/**
 * A text of one line as somebody writes it, without the invisible characters and tabs that pasting brings
 * along.
 *
 * @param max characters that are stored at most
 * @param messages `missing` makes the text required; without it '' is valid
 */
export function lineSchema(
  max: number,
  { missing, tooLong, oneLine }: { missing?: string; tooLong: string; oneLine: string },
): z.ZodString {
  const tidied = measuredText(max, { ...(missing !== undefined && { missing }), tooLong }).overwrite(tidyLine)
  const required = missing === undefined ? tidied : tidied.min(1, missing)
  return required.max(max, tooLong).refine(isOneLine, oneLine)
}

/** A text of any number of lines, without the spaces around it. '' is valid. */
export function longTextSchema(max: number, tooLong: string): z.ZodString {
  return measuredText(max, { tooLong }).trim().max(max, tooLong)
}
