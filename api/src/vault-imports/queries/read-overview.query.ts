import { createdKinds } from '@vitrine/contracts/vault-imports/imports'
import type { ImportQuestion, RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { ImportOverview, RowReason } from '@vitrine/contracts/vault-imports/schemas'
import { importTarget } from '@vitrine/contracts/vault-imports/targets'
import type { Database } from '@vitrine/database/database'
import { DUPLICATE, type StoredImport } from '@vitrine/domain/vault/imports/check-rows'
import { findNames } from '@vitrine/domain/vault/imports/create-items'
import { namesByKey, readCells, readRow, type RowRules } from '@vitrine/domain/vault/imports/import-row'
import { sql } from 'kysely'

const GROUPS_MAX = 200
const LINES_MAX = 20
const NAMES_MAX = 100
const SAMPLES = 3

/** What is asked and refused, equal ones once, and what the import will create. */
export async function readOverview(
  database: Database,
  stored: StoredImport,
  rules: RowRules,
): Promise<ImportOverview> {
  const { id, userId } = stored
  return {
    questions: await readQuestions(database, id),
    reasons: await readReasons(database, id),
    duplicates: await readDuplicates(database, id),
    creates: await readCreated(database, id, userId),
    samples: await readSamples(database, stored, rules),
  }
}

async function readQuestions(database: Database, importId: number) {
  const { rows } = await sql<{ question: ImportQuestion; rows: number }>`
    SELECT (array_agg(question ORDER BY place))[1] AS question, count(DISTINCT place)::int AS rows
    FROM vault_import_rows CROSS JOIN jsonb_array_elements(checked -> 'questions') AS question
    WHERE import_id = ${importId} AND state IN ('question', 'fault') AND choice IS NULL
    GROUP BY question ->> 'key' ORDER BY rows DESC, min(place) LIMIT ${GROUPS_MAX}
  `.execute(database)
  return rows
}

async function readReasons(database: Database, importId: number) {
  const { rows } = await sql<{ reason: RowReason; rows: number; lines: number[] }>`
    SELECT (array_agg(reason ORDER BY place))[1] AS reason, count(DISTINCT place)::int AS rows,
      (array_agg((raw ->> 'line')::int ORDER BY place))[1:${sql.lit(LINES_MAX)}] AS lines
    FROM vault_import_rows CROSS JOIN jsonb_array_elements(checked -> 'reasons') AS reason
    WHERE import_id = ${importId} AND state = 'fault'
    GROUP BY reason ->> 'key' ORDER BY rows DESC, min(place) LIMIT ${GROUPS_MAX}
  `.execute(database)
  return rows
}

async function readDuplicates(database: Database, importId: number) {
  const { rows } = await sql<{ rows: number; titles: string[] | null }>`
    SELECT count(*)::int AS rows, (array_agg(title ORDER BY place))[1:${sql.lit(LINES_MAX)}] AS titles
    FROM vault_import_rows WHERE import_id = ${importId} AND state = 'duplicate' AND problems @> ARRAY[${DUPLICATE}]
  `.execute(database)
  return { rows: rows[0]?.rows ?? 0, titles: rows[0]?.titles ?? [] }
}

/** Names that the ready rows have and the vault has not. */
async function readCreated(database: Database, importId: number, userId: number) {
  const { rows } = await sql<{ kind: string; name: string }>`
    SELECT kind, name FROM vault_import_rows
      CROSS JOIN jsonb_each(checked -> 'names') AS named (kind, names) CROSS JOIN jsonb_array_elements_text(names) AS name
    WHERE import_id = ${importId} AND state IN ('ready', 'change', 'draft') AND jsonb_typeof(checked -> 'names') = 'object'
    GROUP BY kind, name ORDER BY kind, min(place), name
  `.execute(database)
  const creates: ImportOverview['creates'] = []
  for (const kind of createdKinds) {
    const wanted = namesByKey(rows.filter((row) => row.kind === kind).map(({ name }) => name))
    if (wanted.size === 0) continue
    for (const { key } of await findNames(database, kind, userId, [...wanted.keys()])) wanted.delete(key)
    const names = [...wanted.values()]
    if (names.length > 0) creates.push({ kind, names: names.slice(0, NAMES_MAX), count: names.length })
  }
  return creates
}

async function readSamples(
  database: Database,
  stored: StoredImport,
  rules: RowRules,
): Promise<ImportOverview['samples']> {
  const rows = await database
    .selectFrom('vault_import_rows')
    .select(['raw', 'title', 'choice'])
    .where('import_id', '=', stored.id)
    .where('state', '=', 'ready')
    .orderBy('place')
    .limit(SAMPLES)
    .execute()
  return rows.map(({ raw, title, choice }) => {
    const row = raw as RawImportRow
    const { item } = readRow(readCells(row, stored, rules), choice === 'take')
    const { title: _, ...values } = item?.input ?? { title }
    const named = Object.entries(item?.names ?? {})
    const facts = Object.entries({ ...values, ...item?.record, ...Object.fromEntries(named) }).flatMap(
      ([name, value]) => {
        const text = name === 'categoryId' ? categoryOf(rules, value) : wordsOf(value)
        const label = importTarget(name)?.label ?? labels[name]
        return label === undefined || text === '' ? [] : [{ label, value: text }]
      },
    )
    return { line: row.line, title, facts }
  })
}

function categoryOf({ categories }: RowRules, id: unknown): string {
  return categories.find((category) => category.id === id)?.title ?? ''
}

const labels: Readonly<Record<string, string>> = {
  categoryId: 'Category',
  tag: 'Tags',
  itemSpecifics: 'Item specifics',
  costs: 'Costs',
  valuations: 'Valuations',
  measurements: 'Measurements',
  ownershipCurrency: 'Ownership currency',
}

/** A value in words, however deep it is: the preview shows what was read, not how it is stored. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('; ')
  if (typeof value === 'object') return Object.values(value).map(wordsOf).filter(Boolean).join(' ')
  return String(value as string | number)
}
