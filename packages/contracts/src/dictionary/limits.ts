import { SEARCH_WINDOW } from '../search-window.ts'

/** Limits of the dictionary, each said once. Page sizes and lengths are the documents' own unless noted. */
export const dictionaryLimits = {
  queryMax: 100,
  urlMax: 200,
  suggestionMinLength: 3,
  suggestionDebounceMs: 300,
  suggestionsMax: 10,
  searchPageSize: 10,
  /** Entries with another spelling that are shown where nothing was found as typed. */
  closeSpellingsMax: 5,
  letterPageSize: 20,
  categoryPageSize: 20,
  authorRecentArticles: 15,
  /** Card text is cut at this many characters, at a word. */
  cardTextMax: 200,
  /** Above this many categories the filter shows 'Show More'. */
  categoriesBeforeShowMore: 10,
  /** How deep search pages go: the window of the search engines (`index.max_result_window`). */
  searchWindow: SEARCH_WINDOW,
} as const

/** What only the api and the console ask: a constant of its own, so that no page carries it. */
export const dictionaryWritingLimits = {
  /** At the foot of an article. */
  relatedArticles: 4,
  titleMin: 3,
  titleMax: 500,
  descriptionMax: 1000,
  /** Ours: more authors than this on one article is a mistake in the data. */
  authorsMax: 20,
  /** Of a first and of a last name each. */
  authorNameMax: 100,
  /** So many names are compared to find the best of them. */
  suggestionsCompared: 40,
  /** So many other ways to write a text are tried where no name completes it. */
  suggestionRewritingsMax: 4,
  managerPageSize: 20,
  /** Ours: the longest page that the manager's list gives. */
  managerPageMax: 100,
  /** Ours: a search for a text in the manager's list counts what it finds up to here. */
  managerCountMax: 10_000,
  /** Ours: bounds of one article's content. */
  blocksMax: 500,
  blockTextMax: 50_000,
  sourcesMax: 50,
  sourceMax: 300,
  headingMax: 300,
  altMax: 500,
  captionMax: 1000,
  galleryMax: 24,
  quoteMax: 2000,
  quoteSourceMax: 300,
  /** Of a fact box, a table and a video: what stands above it. */
  blockTitleMax: 200,
  factsMax: 40,
  factNameMax: 100,
  factValueMax: 1000,
  tableRowsMax: 200,
  tableColumnsMax: 12,
  tableCellMax: 2000,
  /** In all tables of one article together: more take seconds to check and to show. */
  cellsMax: 10_000,
  marksMax: 50,
  relatedMax: 12,
  /** Of one of two columns beside each other. */
  columnBlocksMax: 20,
} as const

/** First path segments under /dictionary that are not articles. */
export const reservedArticleUrls = ['c', 'list', 'authors', 'searchresults'] as const
