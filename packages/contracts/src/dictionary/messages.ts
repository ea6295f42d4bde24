import { SEARCH_WINDOW } from '../search-limits.ts'

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

/** Sentences of the dictionary and its manager, to the character of the documents. */
export const dictionaryMessages = {
  urlNeedsLetters: 'The URL must contain letters also, not only special characters.',
  thumbnailNotAllowed: 'The thumbnail must be a valid HTTPS URL, coming from Vitrine!',
  photoNotAllowed: 'The photo must be an https URL on one of our image hosts, or one of our own pictures.',
  thumbnailNotReachable: 'The thumbnail could not be accessed! Please make sure the URL is correct!',
  // Without the constant: a sentence that quotes one stays in bundles that do not use it.
  thumbnailAltTooLong: 'The alternative text must have at most 500 characters.',
  createFailed: 'Something went wrong, please refresh the page.',
  updateFailed: 'Something went wrong while updating article details. Please refresh the page!',
  thumbnailUpdateFailed: 'Something went wrong while updating article thumbnail. Please refresh the page!',
  titleTooShort: 'The title must have at least 3 characters.',
  titleTooLong: 'The title must have at most 500 characters.',
  titleOneLine: 'The title must be one line of visible characters.',
  titleMissing: 'A title is required.',
  urlMissing: 'A URL is required.',
  urlTooLong: 'The URL must have at most 200 characters.',
  urlCharacters: 'The URL may hold lowercase letters, digits, hyphens and underscores only.',
  urlReserved: 'This URL is reserved. Please choose another.',
  urlTaken: 'Another article already uses this URL.',
  descriptionTooLong: 'The description must have at most 1000 characters.',
  categoryMissing: 'A category is required.',
  categoryUnknown: 'This category does not exist.',
  authorsMissing: 'At least one author is required.',
  authorsTooMany: 'An article has at most 20 authors.',
  templateUnknown: 'This template does not exist any more. Choose another one.',
  authorUnknown: 'One of these authors does not exist.',
  pictureMissing: 'A picture is required.',
  authorUrlTaken: 'Another author already uses this URL.',
  authorInUse:
    'This author still has articles. Assign them to another author first. Those in the trash count, too: restore them or delete them for good.',
  thumbnailMissing: 'A thumbnail is required.',
  blockTextTooLong: 'This text is too long. Please split it into two parts.',
  sourceTooLong: 'A source must have at most 300 characters.',
  sourceOneLine: 'A source must be one line of visible characters.',
  sourcesTooMany: 'An article has at most 50 sources.',
  pictureNotAllowed: 'The picture must be a valid HTTPS URL, coming from Vitrine!',
  cellTooLong: 'A cell must have at most 2000 characters.',
  tooManyCells: 'All tables of a text together have at most 10,000 cells. Please remove some rows.',
  tableUneven: 'The rows of a table must have the same number of cells.',
  videoNotAllowed: 'A video must be the URL of a video on YouTube or Vimeo.',
  blockInvalid: 'This part of the content cannot be accepted.',
} as const
