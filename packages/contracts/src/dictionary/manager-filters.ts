/** What the manager's list can be narrowed to and sorted by, beside the documented offset, max and query. */

/** 'EDITED' is published, with a draft that readers do not see yet. */
export const managerStates = ['UNPUBLISHED', 'PUBLISHED', 'EDITED'] as const
export type ManagerState = (typeof managerStates)[number]

/** What is wrong with a draft, as the database notes it while it is written. 'any' is whatever of it. */
export const articleProblems = ['no-text', 'too-short', 'no-description', 'no-alternative-text'] as const
export type ArticleProblem = (typeof articleProblems)[number]
export const problemFilters = ['any', ...articleProblems] as const

/** The whole list in this order; with a minus, in the opposite one. */
export const managerSortFields = ['title', 'category', 'status', 'lastEdited'] as const
export type ManagerSortField = (typeof managerSortFields)[number]
export type ManagerSort = ManagerSortField | `-${ManagerSortField}`
export const managerSorts: readonly ManagerSort[] = managerSortFields.flatMap((field): ManagerSort[] => [
  field,
  `-${field}`,
])

export function isManagerSort(value: unknown): value is ManagerSort {
  return managerSorts.some((sort) => sort === value)
}

/**
 * What is called so comes first, then what begins so, then the rest; without a text it is by title. No choice
 * of the list's own.
 */
export const BY_FIT = 'fit'

/** A filter's value that is none of the list is no filter. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (given: unknown): Value | undefined => values.find((value) => value === given)
}

/** The id of a category or an author; what is none is no filter. */
export function idOrNone(given: unknown): number | undefined {
  return typeof given === 'string' && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined
}
