import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import {
  BY_FIT,
  type ManagerSort,
  type ManagerSortField,
} from '@vitrine/contracts/dictionary/manager-filters'
import type { ManagedArticle, ManagerQuery } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import type { Generations } from '../../../cached-areas/generations.ts'
import { selectManaged } from './managed-rows.ts'
import { conditionsOf, idsOfText, type ManagerFilter } from './manager-conditions.ts'
import { isQuickerByRow, partsOf } from './manager-plan.ts'
import { ofTexts, readManagerText } from './manager-text.ts'

/**
 * The columns of `a`, and of its category `n`, that the whole list is sorted by; the last ones decide between
 * equals.
 */
const columns: Record<ManagerSortField, readonly string[]> = {
  title: ['a.sort_key', 'a.id'],
  category: ['n.sort_key', 'n.id', 'a.sort_key', 'a.id'],
  status: ['a.status', 'a.sort_key', 'a.id'],
  lastEdited: ['a.updated_at', 'a.id'],
}

/**
 * Counts hold until one of these changes: counting goes through everything that matches, showing a page does
 * not.
 */
const COUNTED_OF = ['dictionary', 'taxonomy'] as const

const COUNTED_TO = dictionaryWritingLimits.managerCountMax

/** The manager's list, whatever the articles' status. */
export async function manageArticles(
  executor: Executor,
  generations: Generations,
  query: ManagerQuery,
  userId: number,
) {
  const { offset, max, sort, ...which } = query
  const filter = await readFilter(executor, query, userId)
  const moment = await lastChange(executor)
  const key = JSON.stringify([{ ...which, query: query.query.trim() }, which.mine && userId])
  const [count, template] = await Promise.all([
    // A schedule changes no article, and few are scheduled.
    filter.scheduled
      ? countManaged(executor, filter)
      : generations.cached(`manager:${moment}:${key}`, COUNTED_OF, () => countManaged(executor, filter)),
    executor
      .selectFrom('articles')
      .select('url')
      .where('section', '=', SECTION)
      .where('is_default_template', '=', true)
      .executeTakeFirst(),
  ])
  const items =
    count === 0
      ? []
      : await selectPage(executor, filter, {
          offset,
          max,
          sort,
          byRow:
            sort !== BY_FIT &&
            (await isByRow(executor, generations, filter, { totals: count, rows: offset + max })),
        })
  const totals = filter.text ? Math.min(count, COUNTED_TO) : count
  return {
    response: {
      items,
      totals,
      ...(count > totals && { moreThanTotals: true as const }),
      defaultArticle: { url: template?.url ?? '' },
    },
  }
}

/**
 * What the list and each filter have by themselves says which way to a page is shorter, and need not be of
 * this moment.
 */
async function isByRow(
  executor: Executor,
  generations: Generations,
  filter: ManagerFilter,
  page: { totals: number; rows: number },
): Promise<boolean> {
  const size = (of: ManagerFilter) =>
    generations.cached(
      `manager-size:${JSON.stringify({ ...of, text: of.text?.query, userId: of.mine && of.userId })}`,
      COUNTED_OF,
      () => countManaged(executor, of),
    )
  const parts = partsOf(filter)
  const [all = 0, ...sizes] = await Promise.all(
    [{ text: null, userId: filter.userId }, ...(parts.length > 1 ? parts : [])].map(size),
  )
  const lookedUp = sizes.length === 0 ? page.totals : sizes.reduce((sum, of) => sum + of, 0)
  return isQuickerByRow({ ...page, all, lookedUp, hasText: filter.text !== null })
}

/** One article as the manager shows it. @throws AppError NOT_FOUND */
export async function findManagedArticle(executor: Executor, id: number): Promise<ManagedArticle> {
  return only(await selectManaged(executor, sql`SELECT ${id}::bigint`))
}

/** The same, asked by its url; the default template too. @throws AppError NOT_FOUND */
export async function findManagedArticleByUrl(executor: Executor, url: string): Promise<ManagedArticle> {
  return only(
    await selectManaged(
      executor,
      sql`SELECT id FROM articles WHERE section = ${SECTION} AND url = ${url} AND trashed_at IS NULL`,
    ),
  )
}

function only([article]: ManagedArticle[]): ManagedArticle {
  if (!article) throw new AppError('NOT_FOUND')
  return article
}

async function readFilter(
  executor: Executor,
  { query, category, ...rest }: ManagerQuery,
  userId: number,
): Promise<ManagerFilter> {
  const [text, categories] = await Promise.all([
    query.trim() ? readManagerText(executor, query) : null,
    category ? categoriesFrom(executor, category) : undefined,
  ])
  return { ...rest, text: query.trim() && !text ? NOTHING : text, categories, userId }
}

/** A text without a letter or digit stands in no article. */
const NOTHING = { query: '', ways: [ofTexts(sql<boolean>`false`)] }

async function categoriesFrom(executor: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`SELECT id FROM taxonomy_nodes WHERE ancestor_ids @> ARRAY[${id}]::bigint[]`.execute(executor)
  return rows.map((row) => row.id)
}

/**
 * Differs after every change of an article, also of a draft that no reader sees and no event tells of.
 * Transactions may commit in another order than they began in: the latest moment alone would miss one that
 * began before it.
 */
async function lastChange(executor: Executor): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    WITH last AS (SELECT max(revised_at) AS at FROM articles)
    SELECT last.at || ':' || (SELECT count(*) FROM (SELECT 1 FROM articles WHERE revised_at > last.at - interval '5 seconds' LIMIT 200) AS recent) AS moment FROM last`.execute(
    executor,
  )
  return rows[0]?.moment ?? ''
}

/**
 * How many match. What a text matches is counted up to one more than is told, so that the time it takes has a
 * bound, too.
 */
async function countManaged(executor: Executor, filter: ManagerFilter): Promise<number> {
  const most = filter.text ? sql`LIMIT ${COUNTED_TO + 1}` : sql``
  const matches =
    idsOfText(filter, COUNTED_TO + 1) ??
    sql`SELECT 1 FROM articles a WHERE ${sql.join(conditionsOf(filter, false), sql` AND `)}`
  const { rows } = await sql<{
    totals: number
  }>`SELECT count(*) AS totals FROM (SELECT 1 FROM (${matches}) AS found ${most}) AS matches`.execute(
    executor,
  )
  return rows[0]?.totals ?? 0
}

interface PageAsked extends Pick<ManagerQuery, 'offset' | 'max' | 'sort'> {
  byRow: boolean
}

async function selectPage(
  executor: Executor,
  filter: ManagerFilter,
  { offset, max, sort, byRow }: PageAsked,
): Promise<ManagedArticle[]> {
  const { orderBy, needsCategory } = orderOf(sort, filter.text?.query)
  const category = needsCategory ? sql`JOIN taxonomy_nodes n ON n.id = a.category_id` : sql``
  const conditions = sql.join(conditionsOf(filter, byRow), sql` AND `)
  const page = sql`${orderBy} OFFSET ${offset} LIMIT ${max}`
  if (byRow)
    return await selectManaged(
      executor,
      sql`SELECT a.id FROM articles a ${category} WHERE ${conditions} ${page}`,
    )
  // What matches is found before anything is sorted: the order's index must not tempt the planner to go
  // through all articles.
  return await selectManaged(
    executor,
    sql`
    WITH found AS MATERIALIZED (SELECT a.* FROM articles a WHERE ${conditions})
    SELECT a.id FROM found a ${category} ${page}`,
  )
}

interface ManagerOrder {
  orderBy: RawBuilder<unknown>
  /** Whether the category's row is needed for it. */
  needsCategory: boolean
}

/** By title where nothing is asked for. @param query the text that is looked for, for how well a title fits it */
function orderOf(sort: ManagerSort | typeof BY_FIT = 'title', query = ''): ManagerOrder {
  if (sort === BY_FIT)
    return query.trim() === '' ? orderOf() : { orderBy: byFit(query), needsCategory: false }
  const descends = sort.startsWith('-')
  const field = (descends ? sort.slice(1) : sort) as ManagerSortField
  const direction = descends ? sql`DESC` : sql`ASC`
  return {
    orderBy: sql`ORDER BY ${sql.join(columns[field].map((column) => sql`${sql.ref(column)} ${direction}`))}`,
    needsCategory: field === 'category',
  }
}

function byFit(query: string): RawBuilder<unknown> {
  const title = sql`' ' || fold_words(a.title) || ' '`
  const asked = sql`' ' || fold_words(${query})`
  return sql`ORDER BY ${title} = ${asked} || ' ' DESC, starts_with(${title}, ${asked}) DESC, strpos(${title}, ${asked}) > 0 DESC, a.sort_key, a.id`
}
