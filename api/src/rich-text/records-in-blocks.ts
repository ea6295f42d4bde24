import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { recordsIn } from '@vitrine/contracts/dictionary/content-parts'
import type { ShownBlock, ShownEntry, ShownMark } from '@vitrine/contracts/dictionary/shown-blocks'
import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'

/**
 * The blocks with the records that they name, as these are now. Those that are not on the site (any more) are
 * left out.
 */
export async function withRecords(executor: Executor, blocks: readonly ShownBlock[]): Promise<ShownBlock[]> {
  const wanted = recordsIn(blocks)
  if (wanted.articles.length === 0 && wanted.marks.length === 0) return [...blocks]
  const [entries, marks] = await Promise.all([
    findEntries(executor, wanted.articles),
    findMarks(executor, wanted.marks),
  ])
  return blocks.map((block) => {
    if (block.type === 'related') return { ...block, entries: inOrder(block.ids, entries) }
    return block.type === 'marks' ? { ...block, marks: inOrder(block.ids, marks) } : block
  })
}

/** Published articles by their ids. */
export async function findEntries(executor: Executor, ids: readonly number[]): Promise<ShownEntry[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('articles')
    .select(['id', 'title', 'url', 'thumbnail', 'description'])
    .where('section', '=', SECTION)
    .where('status', '=', 'PUBLISHED')
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .execute()
  return rows.map(({ url, ...row }) => ({ ...row, pageURI: articlePageUri(url) }))
}

export async function findMarks(executor: Executor, ids: readonly number[]): Promise<ShownMark[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<
    Omit<ShownMark, 'pageURI'> & { firstYear: number | null; lastYear: number | null }
  >`
    SELECT id, title, maker, place, period, first_year AS "firstYear", last_year AS "lastYear", picture AS thumbnail
    FROM marks WHERE id = ANY(${[...ids]}::bigint[])
  `.execute(executor)
  return rows.map(({ firstYear, lastYear, ...row }) => ({
    ...row,
    period: row.period || yearsOfUseText({ firstYear, lastYear }),
    pageURI: markPageUri(row.id, row.title),
  }))
}

function inOrder<Found extends { id: number }>(ids: readonly number[], found: readonly Found[]): Found[] {
  const byId = new Map(found.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
