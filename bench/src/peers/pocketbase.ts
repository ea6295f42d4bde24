import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { textOf, type PeerCalls, type PeerRow } from './peer-calls.ts'
import { runPeer, startPeer, type PeerProcess } from './peer-process.ts'

const STAFF = { email: 'staff@vitrine.example', password: 'Brass-cabinet-7' }
const COLLECTION = '/api/collections/sold_items/records'
const PAGE = 20
/** Those of a card of ours; a list with each description would be several times as long. */
const FIELDS = 'id,title,maker,sale_date,source,category'

/**
 * As PocketBase's own collections are made: everybody lists and reads, superusers write; the index fits the
 * list that is asked for.
 */
const MIGRATION = `migrate((app) => {
  app.save(new Collection({
    type: 'base', name: 'sold_items', listRule: '', viewRule: '',
    fields: [
      { name: 'title', type: 'text', max: 1000 }, { name: 'description', type: 'text', max: 20000 }, { name: 'category', type: 'text' }, { name: 'maker', type: 'text' },
      { name: 'sale_date', type: 'text' }, { name: 'price', type: 'number' }, { name: 'source', type: 'text' },
    ],
    indexes: ['CREATE INDEX sold_items_by_category ON sold_items (category, sale_date)'],
  }))
})
`

/** Makes its collection by a migration, fills its SQLite file with the same rows, and serves it. */
export async function startPocketBase(
  program: string,
  temporary: string,
  rows: AsyncIterable<PeerRow>,
): Promise<PeerProcess> {
  const [data, migrations] = [join(temporary, 'pb_data'), join(temporary, 'pb_migrations')]
  await mkdir(migrations, { recursive: true })
  await writeFile(join(migrations, '1_sold_items.js'), MIGRATION)
  const folders = [`--dir=${data}`, `--migrationsDir=${migrations}`]
  await runPeer(program, ['migrate', 'up', ...folders], { cwd: temporary })
  await runPeer(program, ['superuser', 'upsert', STAFF.email, STAFF.password, ...folders], { cwd: temporary })
  await fill(join(data, 'data.db'), rows)
  return await startPeer({
    command: program,
    args: (port) => ['serve', `--http=127.0.0.1:${port}`, ...folders],
    cwd: temporary,
    environment: () => ({}),
    ready: '/api/health',
  })
}

async function fill(file: string, rows: AsyncIterable<PeerRow>): Promise<void> {
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN')
    const insert = database.prepare(
      'INSERT INTO sold_items (id, title, description, category, maker, sale_date, price, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    for await (const row of rows)
      insert.run(
        idOf(row),
        row.title,
        row.description,
        row.categoryUrl,
        row.maker,
        row.saleDate,
        row.price,
        row.source,
      )
    database.exec('COMMIT')
    database.exec('ANALYZE')
  } finally {
    database.close()
  }
}

/** PocketBase's ids have 15 characters. */
function idOf({ id }: PeerRow): string {
  return String(id).padStart(15, '0')
}

export async function pocketBaseCalls({ origin }: PeerProcess, rows: readonly PeerRow[]): Promise<PeerCalls> {
  const authorization = await superuserToken(origin)
  const list = (query: Record<string, string>) => ({
    method: 'GET',
    path: `${COLLECTION}?${new URLSearchParams({ page: '1', perPage: String(PAGE), fields: FIELDS, ...query }).toString()}`,
  })
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`
  return {
    origin,
    totalOf: (response) => z.object({ totalItems: z.number() }).safeParse(response).data?.totalItems,
    calls: {
      search: rows.map((row, place) =>
        list({
          filter: textOf(row, place)
            .split(' ')
            .map((word) => `(title ~ ${quoted(word)} || description ~ ${quoted(word)})`)
            .join(' && '),
        }),
      ),
      'list with filter, sort and total': rows.map(({ categoryUrl, saleDate }) =>
        list({
          filter: `category = ${quoted(categoryUrl)} && sale_date >= '${saleDate}'`,
          sort: 'sale_date',
        }),
      ),
      detail: rows.map((row) => ({ method: 'GET', path: `${COLLECTION}/${idOf(row)}` })),
      create: rows.map(({ title, description, categoryUrl: category, maker, saleDate, price, source }) => ({
        method: 'POST',
        path: COLLECTION,
        headers: { authorization },
        body: JSON.stringify({ title, description, category, maker, sale_date: saleDate, price, source }),
      })),
    },
  }
}

async function superuserToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: STAFF.email, password: STAFF.password }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}
