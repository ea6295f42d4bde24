import { z } from 'zod'
import { rawLimit } from './raw-length.ts'

/**
 * A text whose length is measured before anything else is done with it. Unicode normalization takes time by
 * the square of the length, and some patterns do as well: a text that is much too long is refused here, and
 * no later rule sees it. Every free text of a request begins with this; `measured-text.spec.ts` asks all
 * endpoints.
 *
 * @param max what the field keeps; the field's own rule says so exactly, after trimming and normalizing
 */
export function measuredText(
  max: number,
  { missing, tooLong }: { missing?: string; tooLong?: string } = {},
): z.ZodString {
  return z
    .string(missing)
    .max(rawLimit(max), { ...(tooLong !== undefined && { error: tooLong }), abort: true })
}

/** Schemas that take a text of any length, because what follows looks at its beginning alone. */
export const readLeniently = z.registry<{ most: number }>()

/** A text of which the beginning is kept, whatever its length. */
export function cutText(max: number) {
  const text = z.string()
  readLeniently.add(text, { most: max })
  return text.transform((whole) => whole.slice(0, max))
}

/** A query parameter that never fails: a text is cut before it is read, because people type paths by hand. */
export function lenientParameter<Value>(max: number, read: (value: unknown) => Value) {
  const anything = z.unknown()
  readLeniently.add(anything, { most: max })
  return anything
    .optional()
    .transform((value) => read(typeof value === 'string' ? value.slice(0, max) : value))
}
