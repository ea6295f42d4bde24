import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'

const MARK = '/*prepared*/'

/** Where in a statement the mark may stand: at its begin, after its first word, or at its end. */
const AT_MOST_AT = 10

/** A connection never forgets a statement: so many texts are prepared at most, and what comes after them is not. */
const MOST = 500

/**
 * Marks a statement that is made very often and whose text takes few forms: each connection has Postgres parse and plan
 * it once.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK)

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** A connection that gives marked statements a name, by which the driver prepares them. */
export class PreparingClient extends pg.Client {}

// Defined by hand, because the driver's types of `query` are many signatures that only the driver itself can tell apart.
Object.defineProperty(PreparingClient.prototype, 'query', {
  configurable: true,
  writable: true,
  value(this: pg.Client, text: unknown, ...rest: unknown[]): unknown {
    const isMarked = typeof text === 'string' && (text.lastIndexOf(MARK, AT_MOST_AT) >= 0 || text.endsWith(MARK))
    return Reflect.apply(pg.Client.prototype.query, this, isMarked ? [{ name: nameOf(text), text }, ...rest] : [text, ...rest])
  },
})
