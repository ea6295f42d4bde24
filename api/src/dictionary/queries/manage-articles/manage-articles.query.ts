import type { ManagedArticle, ManagerQuery } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/dictionary/write-article'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { Generations } from '../../../cached-areas/generations.ts'
import { selectManaged } from './managed-rows.ts'
import { conditionsOf, idsFromTexts, type ManagerFilter } from './manager-conditions.ts'
import { orderOf } from './manager-order.ts'
import { readManagerText } from './manager-text.ts'

/** Counts hold until one of these changes: counting goes through everything that matches, showing a page does not. */
const COUNTED_OF = ['dictionary', 'taxonomy'] as const

/** The manager's list, whatever the articles' status. */
export async function manageArticles(executor: Executor, generations: Generations, query: ManagerQuery, userId: number) {
  const { offset, max, sort, ...which } = query
  const filter = await readFilter(executor, query, userId)
  const moment = await lastChange(executor)
  // A schedule changes no article, and few are scheduled.
  const counted = (key: string, of: ManagerFilter) => of.scheduled ? countManaged(executor, of) : generations.cached(`manager:${moment}:${key}`, COUNTED_OF, () => countManaged(executor, of))
  const [totals, all, template] = await Promise.all([
    counted(JSON.stringify([{ ...which, query: query.query.trim() }, which.mine && userId]), filter),
    counted('all', { text: null, userId }),
    executor.selectFrom('articles').select('url').where('section', '=', SECTION).where('is_default_template', '=', true).executeTakeFirst(),
  ])
  const items = totals === 0 ? [] : await selectPage(executor, filter, { offset, max, sort, byRow: isQuickerByRow({ totals, all, rows: offset + max }) })
  return { response: { items, totals, defaultArticle: { url: template?.url ?? '' } } }
}

/** One article as the manager shows it. @throws AppError NOT_FOUND */
export async function findManagedArticle(executor: Executor, id: number): Promise<ManagedArticle> {
  return only(await selectManaged(executor, sql`SELECT ${id}::bigint`))
}

/** The same, asked by its url; the default template too. @throws AppError NOT_FOUND */
export async function findManagedArticleByUrl(executor: Executor, url: string): Promise<ManagedArticle> {
  return only(await selectManaged(executor, sql`SELECT id FROM articles WHERE section = ${SECTION} AND url = ${url} AND trashed_at IS NULL`))
}

function only([article]: ManagedArticle[]): ManagedArticle {
  if (!article) throw new AppError('NOT_FOUND')
  return article
}

async function readFilter(executor: Executor, { query, category, ...rest }: ManagerQuery, userId: number): Promise<ManagerFilter> {
  const [text, categories] = await Promise.all([query.trim() ? readManagerText(executor, query) : null, category ? categoriesFrom(executor, category) : undefined])
  return { ...rest, text: query.trim() && !text ? NOTHING : text, categories, userId }
}

/** A text without a letter or digit stands in no article. */
const NOTHING = { ways: [sql<boolean>`false`] }

async function categoriesFrom(executor: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM taxonomy_nodes WHERE ancestor_ids @> ARRAY[${id}]::bigint[]`.execute(executor)
  return rows.map((row) => row.id)
}

/**
 * Going through the list in its order meets one match in `all / totals` rows; looking all matches up and sorting them
 * takes `totals`. Whichever is less is done.
 */
export function isQuickerByRow({ totals, all, rows }: { totals: number; all: number; rows: number }): boolean {
  return totals > 0 && (rows * all) / totals < totals
}

/**
 * Differs after every change of an article, also of a draft that no reader sees and no event tells of. Transactions may
 * commit in another order than they began in: the latest moment alone would miss one that began before it.
 */
async function lastChange(executor: Executor): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    WITH last AS (SELECT max(revised_at) AS at FROM articles)
    SELECT last.at || ':' || (SELECT count(*) FROM (SELECT 1 FROM articles WHERE revised_at > last.at - interval '5 seconds' LIMIT 200) AS recent) AS moment FROM last`.execute(executor)
  return rows[0]?.moment ?? ''
}

async function countManaged(executor: Executor, filter: ManagerFilter): Promise<number> {
  const fromTexts = idsFromTexts(filter)
  const matches = fromTexts ?? sql`SELECT 1 FROM articles a WHERE ${sql.join(conditionsOf(filter, false), sql` AND `)}`
  const { rows } = await sql<{ totals: number }>`SELECT count(*) AS totals FROM (${matches}) AS matches`.execute(executor)
  return rows[0]?.totals ?? 0
}

interface PageAsked extends Pick<ManagerQuery, 'offset' | 'max' | 'sort'> {
  byRow: boolean
}

async function selectPage(executor: Executor, filter: ManagerFilter, { offset, max, sort, byRow }: PageAsked): Promise<ManagedArticle[]> {
  const { orderBy, needsCategory } = orderOf(sort)
  const category = needsCategory ? sql`JOIN taxonomy_nodes n ON n.id = a.category_id` : sql``
  const conditions = sql.join(conditionsOf(filter, byRow), sql` AND `)
  const page = sql`${orderBy} OFFSET ${offset} LIMIT ${max}`
  if (byRow) return await selectManaged(executor, sql`SELECT a.id FROM articles a ${category} WHERE ${conditions} ${page}`)
  // What matches is found before anything is sorted: the order's index must not tempt the planner to go through all articles.
  return await selectManaged(executor, sql`
    WITH found AS MATERIALIZED (SELECT a.* FROM articles a WHERE ${conditions})
    SELECT a.id FROM found a ${category} ${page}`)
}
