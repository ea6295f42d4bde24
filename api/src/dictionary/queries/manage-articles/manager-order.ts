import type { ManagerSort, ManagerSortField } from '@vitrine/contracts/dictionary/manager-filters'
import { sql, type RawBuilder } from 'kysely'

/** The columns of `a`, and of its category `n`, that the whole list is sorted by; the last ones decide between equals. */
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

/** By title where nothing is asked for. */
export function orderOf(sort: ManagerSort = 'title'): ManagerOrder {
  const descends = sort.startsWith('-')
  const field = (descends ? sort.slice(1) : sort) as ManagerSortField
  const direction = descends ? sql`DESC` : sql`ASC`
  return { orderBy: sql`ORDER BY ${sql.join(columns[field].map((column) => sql`${sql.ref(column)} ${direction}`))}`, needsCategory: field === 'category' }
}
