import type { SectionName } from '../site-search/section-results.ts'

/** What can be searched and saved, as the documents name it, and the section that it is. */
export const savedSearchSections = {
  inventory: 'price-guide',
  marks: 'marks',
  library: 'library',
} as const satisfies Record<string, SectionName>
export type SavedSearchType = keyof typeof savedSearchSections
export const savedSearchTypes = [
  'inventory',
  'marks',
  'library',
] as const satisfies readonly SavedSearchType[]

export const savedSearchSorts = ['createdDate:desc', 'name:asc'] as const
export type SavedSearchSort = (typeof savedSearchSorts)[number]

export const savedSearchLimits = { nameMax: 100, pageSize: 20, pageMax: 100, perMember: 100 } as const

export const savedSearchMessages = {
  nameEmpty: 'Please enter a name for this search.',
  nameTooLong: `The name may have ${savedSearchLimits.nameMax} characters.`,
  empty: 'You currently do not have any saved searches.',
  deleteTitle: 'Confirm Delete',
  deleteQuestion: 'Are you sure you want to delete this saved search?',
  unknownType: 'This kind of search cannot be saved.',
  tooMany: `You can save at most ${savedSearchLimits.perMember} searches. Delete one to save another.`,
} as const

/** What a search is called until its owner names it. */
export function defaultSearchName(query: string): string {
  return query.slice(0, savedSearchLimits.nameMax) || 'All'
}
