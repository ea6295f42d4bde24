import { z } from 'zod'
import { lenientParameter } from './measured-text.ts'

/**
 * A query parameter that is read leniently, because people type addresses by hand: what is missing or no text
 * is '', what is too long is cut.
 */
export function textParameter(max: number) {
  return lenientParameter(max, (value) => (typeof value === 'string' ? value : ''))
}

/** List parameters in the dialect of ra-data-simple-rest: JSON texts. */
export const simpleRestQuerySchema = z.object({
  sort: textParameter(200),
  range: textParameter(100),
  filter: textParameter(2000),
})
