/** A sign that stands in no value: a keyword column holds a document's values in one short text, counted fast. */
const BETWEEN = '\u001f'

export function joinedValues(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\u0000\u001f]/g, ' ')).join(BETWEEN)
}

/** SQL for the values of a keyword column, one row each. */
export function eachValue(column: string): string {
  return `string_to_table(nullif(${column}, ''), E'\\x1f')`
}

/** SQL for the values of a keyword column as an array. */
export function valuesArray(column: string): string {
  return `string_to_array(${column}, E'\\x1f')`
}
