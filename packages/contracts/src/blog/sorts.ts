/** 'Sort results' on the Blog's search page, in the order shown. */
export const blogSorts = [
  { label: 'Best Match', value: 'relevance:desc' },
  { label: 'Date: Most Recent', value: 'publishedOn:desc' },
  { label: 'Date: Oldest', value: 'publishedOn:asc' },
  { label: 'Title A-Z', value: 'title:asc' },
  { label: 'Title Z-A', value: 'title:desc' },
] as const

export type BlogSort = (typeof blogSorts)[number]['value']

export function isBlogSort(value: unknown): value is BlogSort {
  return blogSorts.some((sort) => sort.value === value)
}

/** Relevance with a query, the newest without. */
export function defaultBlogSort(query: string): BlogSort {
  return query ? 'relevance:desc' : 'publishedOn:desc'
}
