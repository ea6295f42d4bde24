import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from './database.ts'
import type { DB } from './generated/schema.ts'

/** What a column of a copied row holds. */
export type CopyValue = string | number | boolean | null | readonly string[]

/**
 * A database of one connection. What is copied in lies in the transaction that is open on it: COPY needs the
 * connection itself, which a pool's transactions do not show.
 */
export interface CopyDatabase {
  database: Database
  /** Streams rows into a table. The names come from code alone. */
  copy(table: string, columns: readonly string[], rows: Iterable<readonly CopyValue[]>): Promise<void>
  close(): Promise<void>
}

/** Rows that are put together before the connection takes them. */
const ROWS_A_PIECE = 2_500

export async function openCopyDatabase({
  url,
  applicationName,
}: {
  url: string
  applicationName: string
}): Promise<CopyDatabase> {
  let isTaken = false
  const client = Object.assign(new pg.Client({ connectionString: url, application_name: applicationName }), {
    release: () => {
      isTaken = false
    },
  })
  // A connection that is lost fails the next statement, and ends no process.
  client.on('error', () => undefined)
  await client.connect()
  const connect = async () => {
    // Another statement would take part in the transaction that is open.
    if (isTaken) throw new Error('the connection that rows are copied in over is in use')
    isTaken = true
    return client
  }
  const pool = { options: {}, connect, end: () => Promise.resolve() }
  const database: Database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    database,
    copy: async (table, columns, rows) => {
      await pipeline(
        Readable.from(piecesOf(rows)),
        client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`)),
      )
    },
    // Ended here: a Kysely that was asked nothing ends no pool, and the open connection would keep the
    // process alive.
    close: async () => {
      await database.destroy()
      await client.end()
    },
  }
}

function* piecesOf(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(copyLine(row))
    if (lines.length < ROWS_A_PIECE) continue
    yield lines.join('')
    lines = []
  }
  if (lines.length > 0) yield lines.join('')
}

/** A row in the text format of COPY, with its end. */
export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyText).join('\t')}\n`
}

function copyText(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return escaped(`{${value.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

const SPECIAL: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => SPECIAL[sign] ?? sign) : text
}
