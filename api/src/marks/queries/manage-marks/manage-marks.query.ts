import type { ManagedMark } from '@vitrine/contracts/marks/managed-schemas'
import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import { sortKeyPattern } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { wantedIds, type ConsoleList } from '../../../console-lists/simple-rest.ts'

export const markSorts = ['title', 'maker', 'place', 'kind', 'firstYear', 'id'] as const

const columns: Record<(typeof markSorts)[number], string> = {
  title: 'mark.sort_key',
  maker: 'mark.maker',
  place: 'mark.place',
  kind: 'mark.kind',
  firstYear: 'mark.first_year',
  id: 'mark.id',
}

/** Marks for the console. `q` is part of a title or of a maker's name, or the source's own id. */
export async function manageMarks(
  executor: Executor,
  list: ConsoleList<(typeof markSorts)[number]>,
): Promise<{ items: ManagedMark[]; total: number }> {
  const where = sql.join(conditionsOf(list), sql` AND `)
  const direction = list.sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM marks mark WHERE ${where}`.execute(executor)
  const items = await load(
    executor,
    sql`WHERE ${where} ORDER BY ${sql.ref(columns[list.sort.field])} ${direction}, mark.id ${direction} OFFSET ${list.offset} LIMIT ${list.limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function findManagedMark(executor: Executor, id: number): Promise<ManagedMark> {
  const [item] = await load(executor, sql`WHERE mark.id = ${id}`)
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

/** What no column of this kind can hold finds nothing. */
function conditionsOf(list: ConsoleList): RawBuilder<boolean>[] {
  const { q, maker, kind, categoryId } = list.filter
  const ids = wantedIds(list)
  return [
    sql<boolean>`true`,
    ...(ids ? [sql<boolean>`mark.id = ANY(${ids}::bigint[])`] : []),
    ...(typeof q === 'string' && q.trim()
      ? [
          sql<boolean>`(mark.sort_key LIKE ${sortKeyPattern(q, 'anywhere')} OR mark.maker ILIKE ${partOf(q.trim())} OR mark.external_id = ${q.trim()})`,
        ]
      : []),
    ...(typeof maker === 'string' && maker.trim() ? [sql<boolean>`mark.maker = ${maker.trim()}`] : []),
    ...(typeof kind === 'string' && kind.trim() ? [sql<boolean>`mark.kind = ${kind.trim()}`] : []),
    ...(categoryId !== undefined
      ? [
          sql<boolean>`mark.category_id IN (SELECT node.id FROM taxonomy_nodes node WHERE node.ancestor_ids @> ARRAY[${Number.isSafeInteger(Number(categoryId)) ? Number(categoryId) : 0}]::bigint[])`,
        ]
      : []),
  ]
}

function partOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<ManagedMark[]> {
  const { rows } = await sql<Omit<ManagedMark, 'pageURI'>>`
    SELECT
      mark.id, mark.title, mark.description, mark.authenticity, mark.category_id AS "categoryId", node.title AS category, mark.maker, mark.place, mark.period,
      mark.first_year AS "firstYear", mark.last_year AS "lastYear", mark.kind, mark.picture, mark.picture_note AS "pictureNote", mark.pictures, mark.source,
      mark.external_id AS "externalId", mark.revision
    FROM marks mark JOIN taxonomy_nodes node ON node.id = mark.category_id ${which}
  `.execute(executor)
  return rows.map((row) => ({ ...row, pageURI: markPageUri(row.id, row.title) }))
}
