import { z } from 'zod'

/** A CSV has texts alone, and '' for what is absent. */
export const absentOr = <Schema extends z.ZodType>(
  schema: Schema,
  read: (text: string) => unknown = (text) => text,
) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : typeof value === 'string' ? read(value) : value),
    schema,
  )

/** What is no number stays the text that it is, and is refused as such. */
export const numberOf = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)
