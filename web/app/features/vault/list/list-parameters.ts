import { parseOffset } from '@vitrine/contracts/offset'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import {
  CURRENCY_PARAMETER,
  isCurrencyCode,
  itemFilters,
  parameterOf,
  readFilter,
} from '@vitrine/contracts/vault-items/list-filters'
import { vaultItemSorts, type VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import type { ItemsAsked } from '../queries/items.ts'

/** What the list is narrowed by; '' narrows by nothing. */
export interface ListFilter {
  title: string
  categoryId: string
  tagsId: string
  more: MoreFilters
}

/** Filters beside the documented ones, and their currency, by their parameters; what is absent is not set. */
export type MoreFilters = Readonly<Record<`f.${string}`, string>>

export const noFilter: ListFilter = { title: '', categoryId: '', tagsId: '', more: {} }

/** What the URL of the list says; what is absent is the default. */
export interface ListParameters {
  offset: number
  /** Null where the URL leaves it to the stored preference. */
  s: VaultItemSort | null
  filter: ListFilter
}

const keys = { title: 'f.title', categoryId: 'f.categoryId', tagsId: 'f.tagsId' } as const

export function readParameters(search: URLSearchParams): ListParameters {
  return {
    offset: parseOffset(search.get('offset')),
    s: vaultItemSorts.find((sort) => sort === search.get('s')) ?? null,
    filter: trimmed({
      title: search.get(keys.title) ?? '',
      categoryId: search.get(keys.categoryId) ?? '',
      tagsId: search.get(keys.tagsId) ?? '',
      more: readMore(search),
    }),
  }
}

/** What says nothing is left out. */
function readMore(search: URLSearchParams): MoreFilters {
  const currency = search.get(CURRENCY_PARAMETER) ?? ''
  return Object.fromEntries([
    ...itemFilters.flatMap((filter) => {
      const text = search.get(parameterOf(filter.name))?.trim() ?? ''
      return text && readFilter(filter, text) !== null ? [[parameterOf(filter.name), text] as const] : []
    }),
    ...(isCurrencyCode(currency) ? [[CURRENCY_PARAMETER, currency] as const] : []),
  ])
}

export function searchOf({ offset, s, filter }: ListParameters): string {
  const search = new URLSearchParams()
  if (offset > 0) search.set('offset', String(offset))
  if (s) search.set('s', s)
  if (filter.title) search.set(keys.title, filter.title)
  if (filter.categoryId) search.set(keys.categoryId, filter.categoryId)
  if (filter.tagsId) search.set(keys.tagsId, filter.tagsId)
  for (const [name, text] of Object.entries(filter.more)) search.set(name, text)
  const text = search.toString()
  return text && `?${text}`
}

/** What the call asks for. */
export function askedFor({ offset, filter }: ListParameters, s: VaultItemSort): ItemsAsked {
  return {
    offset,
    limit: limits.pageSize,
    s,
    // Beside titles, the words and numbers of records are looked through.
    'f.text': filter.title,
    with: 'record',
    [keys.categoryId]: filter.categoryId,
    [keys.tagsId]: filter.tagsId,
    ...filter.more,
  }
}

/** A title of spaces counts as none. */
export function trimmed(filter: ListFilter): ListFilter {
  return { ...filter, title: filter.title.trim() }
}

export function isFiltered({ title, categoryId, tagsId, more }: ListFilter): boolean {
  return title !== '' || categoryId !== '' || tagsId !== '' || countOfMore(more) > 0
}

/** How many filters are set beside the documented ones; a currency alone is none. */
export function countOfMore(more: MoreFilters): number {
  return itemFilters.filter(({ name }) => more[parameterOf(name)] !== undefined).length
}

export function withoutFilter(more: MoreFilters, parameter: string): MoreFilters {
  return Object.fromEntries(Object.entries(more).filter(([name]) => name !== parameter))
}

/** What the call that counts by choices asks for. */
export function countedFor({ title, categoryId, tagsId, more }: ListFilter): Record<string, string> {
  return { 'f.text': title, [keys.categoryId]: categoryId, [keys.tagsId]: tagsId, ...more }
}

/** Of the documented filters: the others are changed elsewhere. */
export function isSameFilter(one: ListFilter, other: ListFilter): boolean {
  return one.title === other.title && one.categoryId === other.categoryId && one.tagsId === other.tagsId
}

/** A filter is applied when it says something else than the one that holds; emptying it is Clear's. */
export function mayApply(draft: ListFilter, applied: ListFilter): boolean {
  const wanted = trimmed(draft)
  return !isSameFilter(wanted, applied) && isFiltered(wanted)
}
