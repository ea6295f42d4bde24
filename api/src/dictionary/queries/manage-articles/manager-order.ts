import {
  BY_FIT,
  type ManagerSort,
  type ManagerSortField,
} from '@vitrine/contracts/dictionary/manager-filters'
import { sql, type RawBuilder } from 'kysely'

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

export interface ManagerOrder {
  orderBy: RawBuilder<unknown>
  /** Whether the category's row is needed for it. */
  needsCategory: boolean
}

/** By title where nothing is asked for. @param query the text that is looked for, for how well a title fits it */
export function orderOf(sort: ManagerSort | typeof BY_FIT = 'title', query = ''): ManagerOrder {
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
