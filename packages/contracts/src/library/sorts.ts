/** 'Sort results' on the library's search page, in the order shown. */
export const librarySorts = [
  { label: 'Best Match', value: 'relevance:desc' },
  { label: 'Title A-Z', value: 'title:asc' },
  { label: 'Title Z-A', value: 'title:desc' },
  { label: 'Year: Most Recent', value: 'year:desc' },
  { label: 'Year: Oldest', value: 'year:asc' },
] as const

export type LibrarySort = (typeof librarySorts)[number]['value']

export function isLibrarySort(value: unknown): value is LibrarySort {
  return librarySorts.some((sort) => sort.value === value)
}

/** Relevance with a query, by title without. */
export function defaultLibrarySort(query: string): LibrarySort {
  return query ? 'relevance:desc' : 'title:asc'
}
