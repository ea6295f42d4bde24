/** 'Sort results' on the dictionary's search page, in the order shown. */
export const dictionarySorts = [
  { label: 'Best Match', value: 'relevance:desc' },
  { label: 'Date: Most Recent', value: 'dateCreated:desc' },
  { label: 'Date: Oldest', value: 'dateCreated:asc' },
  { label: 'Title A-Z', value: 'title:asc' },
  { label: 'Title Z-A', value: 'title:desc' },
] as const

export type DictionarySort = (typeof dictionarySorts)[number]['value']

export function isDictionarySort(value: unknown): value is DictionarySort {
  return dictionarySorts.some((sort) => sort.value === value)
}

/** Relevance with a query, title A-Z without (decided reading). */
export function defaultDictionarySort(query: string): DictionarySort {
  return query ? 'relevance:desc' : 'title:asc'
}
