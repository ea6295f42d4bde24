/** 'Sort results' on the marks' search page, in the order shown. */
export const marksSorts = [
  { label: 'Best Match', value: 'relevance:desc' },
  { label: 'Title A-Z', value: 'title:asc' },
  { label: 'Title Z-A', value: 'title:desc' },
  { label: 'Maker A-Z', value: 'maker:asc' },
  { label: 'Period: Earliest', value: 'year:asc' },
  { label: 'Period: Latest', value: 'year:desc' },
] as const

export type MarksSort = (typeof marksSorts)[number]['value']

export function isMarksSort(value: unknown): value is MarksSort {
  return marksSorts.some((sort) => sort.value === value)
}

/** Relevance with a query, by title without. */
export function defaultMarksSort(query: string): MarksSort {
  return query ? 'relevance:desc' : 'title:asc'
}
