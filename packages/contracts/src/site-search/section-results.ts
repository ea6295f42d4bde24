/** Where results are, and the parameters that text and categories have there. */
export interface SectionResults {
  path: string
  text: string
  categories: string
}

/**
 * Where each section shows its results, and the parameters that text and categories have there, as the
 * documents name them.
 */
export const sectionResults = {
  'price-guide': { path: '/inventory/search', text: 'query', categories: 'category' },
  marks: { path: '/marks/search', text: 'query', categories: 'category' },
  /** All of them. */
  'all-sections': { path: '/search', text: 'query', categories: 'category' },
  library: { path: '/books/searchDetails', text: 'q', categories: 'category' },
  articles: { path: '/articles/searchResults', text: 'q', categories: 'inventory_topic' },
  dictionary: { path: '/dictionary/searchResults', text: 'query', categories: 'categories' },
} as const satisfies Record<string, SectionResults>

export type SectionName = keyof typeof sectionResults

/** The path of a section's results for a text and categories; a text that is blank names none. */
export function sectionResultsPath(
  { path, text, categories }: SectionResults,
  wanted: { text: string; categories: string },
): string {
  const search = new URLSearchParams()
  if (wanted.text) search.set(text, wanted.text)
  if (wanted.categories) search.set(categories, wanted.categories)
  const tail = search.toString()
  return tail ? `${path}?${tail}` : path
}
