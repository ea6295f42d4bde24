import type { IndexedDocument } from '../index-definition.ts'

/** What the dictionary's index holds of one published article: enough to find it and to show its card. */
export interface DictionaryDocument extends IndexedDocument {
  title: string
  sortKey: string
  /** 'A' to 'Z' or '#'. */
  letter: string
  url: string
  description: string
  thumbnail: string
  /** Plain text of the published content. */
  body: string
  authors: { fullName: string; url: string }[]
  authorIds: number[]
  /** For full text: the authors' full names. */
  authorNames: string[]
  /** Urls of the article's category and everything above it. */
  categoryUrls: string[]
  /** For full text: titles of the article's category and everything above it. */
  categoryTitles: string[]
  rootCategoryUrl: string
  /** Milliseconds since 1970. */
  dateCreated: number
}
