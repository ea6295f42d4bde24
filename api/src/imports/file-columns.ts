import type { Column } from '@vitrine/tabular/columns'
import { z } from 'zod'

/** What a schema of rows says nothing about. */
export interface ColumnHints<Field extends string> {
  /** What other programs call a field. Case, spaces and punctuation make no difference. */
  otherNames?: Partial<Record<Field, readonly string[]>>
  types?: Partial<Record<Field, 'number' | 'date' | 'dateTime'>>
}

/** The columns of a CSV: the fields of its rows. Those without which no row is accepted are required. */
export function fileColumns<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { otherNames = {}, types = {} }: ColumnHints<string & keyof Shape> = {},
): Column[] {
  const empty = schema.safeParse({})
  const required = new Set(empty.success ? [] : empty.error.issues.map(({ path }) => path[0]))
  const names: Readonly<Record<string, readonly string[] | undefined>> = otherNames
  const kinds: Readonly<Record<string, Column['type']>> = types
  return Object.keys(schema.shape).map((name) => ({
    name,
    otherNames: names[name] ?? [],
    type: kinds[name] ?? 'text',
    isRequired: required.has(name),
  }))
}

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
