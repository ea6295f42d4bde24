import { sql, type RawBuilder } from 'kysely'

/** A LIKE pattern for texts that contain this one. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The condition of a filter with its trimmed text; none if the filter is no text or empty. */
export function ifText(
  value: unknown,
  condition: (text: string) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const text = typeof value === 'string' ? value.trim() : ''
  return text ? [condition(text)] : []
}

/** Records filed under a category or below it. */
export function inCategory(column: string, categoryId: unknown): RawBuilder<unknown>[] {
  if (categoryId === undefined) return []
  const id = Number.isSafeInteger(Number(categoryId)) ? Number(categoryId) : 0
  return [
    sql`${sql.ref(column)} IN (SELECT node.id FROM taxonomy_nodes node WHERE node.ancestor_ids @> ARRAY[${id}]::bigint[])`,
  ]
}
