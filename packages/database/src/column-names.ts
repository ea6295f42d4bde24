/** `sourceUrl` as its column is spelled: `source_url`. */
export type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field

type SelectionOf<Field extends string> = Field extends string ? `${ColumnOf<Field>} as ${Field}` : never

export function columnOf<Field extends string>(field: Field): ColumnOf<Field>
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * What selects the columns of these fields under the fields' names: a query that follows a schema
 * (`schema.keyof().options`).
 */
export function selectionOf<Field extends string>(fields: readonly Field[]): SelectionOf<Field>[]
export function selectionOf(fields: readonly string[]): string[] {
  return fields.map((field) => `${columnOf(field)} as ${field}`)
}

/** The same the other way: what a form holds as the values of its columns. */
export function columnValuesOf<Input extends object>(
  input: Input,
): { [Field in keyof Input & string as ColumnOf<Field>]: Input[Field] }
export function columnValuesOf(input: object): object {
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [columnOf(field), value]))
}
