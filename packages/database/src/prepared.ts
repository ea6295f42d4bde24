import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

const MARK = '/*prepared*/'

/**
 * Where in a statement the mark may stand: at its begin, after its first word or the mark below, or at its
 * end.
 */
const AT_MOST_AT = 17

/**
 * A connection never forgets a statement: so many texts are prepared at most, and what comes after them is
 * not.
 */
const MOST = 500

/**
 * Marks a statement that is made very often and whose text takes few forms: each connection has Postgres
 * parse and plan it once.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK)

const WITH_NEXT = '/*with the next*/'

/**
 * Marks such a statement whose result nobody needs. In a transaction it waits for the next statement, COMMIT
 * at the latest, and goes with it, which saves a round trip. Where it fails, that statement fails with its
 * error.
 */
export const PREPARED_WITH_NEXT: RawBuilder<unknown> = sql.raw(`${WITH_NEXT}${MARK}`)

const names = new Map<string, string>()

/**
 * The name by which a connection prepares a marked statement; undefined for one that has no mark, or none of
 * its own any more.
 */
export function preparedName(text: string): string | undefined {
  return text.lastIndexOf(MARK, AT_MOST_AT) >= 0 || text.endsWith(MARK) ? nameOf(text) : undefined
}

/** Whether the statement may go with the next one. */
export function goesWithNext(text: string): boolean {
  return text.startsWith(WITH_NEXT) || text.endsWith(`${WITH_NEXT}${MARK}`)
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}
