import { parseOffset } from '@vitrine/contracts/offset'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemSorts, type VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import type { ItemsAsked } from '../queries/items.ts'

/** What the list is narrowed by; '' narrows by nothing. */
export interface ListFilter {
  title: string
  categoryId: string
  tagsId: string
}

export const noFilter: ListFilter = { title: '', categoryId: '', tagsId: '' }

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
    }),
  }
}

export function searchOf({ offset, s, filter }: ListParameters): string {
  const search = new URLSearchParams()
  if (offset > 0) search.set('offset', String(offset))
  if (s) search.set('s', s)
  if (filter.title) search.set(keys.title, filter.title)
  if (filter.categoryId) search.set(keys.categoryId, filter.categoryId)
  if (filter.tagsId) search.set(keys.tagsId, filter.tagsId)
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
  }
}

/** A title of spaces counts as none. */
export function trimmed(filter: ListFilter): ListFilter {
  return { ...filter, title: filter.title.trim() }
}

export function isFiltered({ title, categoryId, tagsId }: ListFilter): boolean {
  return title !== '' || categoryId !== '' || tagsId !== ''
}

export function isSameFilter(one: ListFilter, other: ListFilter): boolean {
  return one.title === other.title && one.categoryId === other.categoryId && one.tagsId === other.tagsId
}

/** A filter is applied when it says something else than the one that holds; emptying it is Clear's. */
export function mayApply(draft: ListFilter, applied: ListFilter): boolean {
  const wanted = trimmed(draft)
  return !isSameFilter(wanted, applied) && isFiltered(wanted)
}

/** Where the last page of a list begins. */
export function lastPageOffset(total: number, pageSize: number = limits.pageSize): number {
  return Math.max(0, Math.ceil(total / pageSize) - 1) * pageSize
}
