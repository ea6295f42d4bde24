import { plainTextOf, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { DictionaryDocument } from './dictionary.document.ts'

/** A published article with everything that its document shows of others. */
export interface DictionaryArticle {
  id: number
  revision: number
  title: string
  letter: string
  url: string
  description: string
  thumbnail: string
  createdAt: Date
  /** Null where nothing was published yet. */
  blocks: readonly ContentBlock[] | null
  authors: readonly { id: number; fullName: string; url: string }[]
  /** Root first, the article's own category last. */
  categories: readonly { url: string; title: string }[]
}

export function articleToDocument(article: DictionaryArticle): DictionaryDocument {
  return {
    id: article.id,
    revision: article.revision,
    title: article.title,
    sortKey: titleSortKey(article.title),
    letter: article.letter,
    url: article.url,
    description: article.description,
    thumbnail: article.thumbnail,
    body: plainTextOf(article.blocks ?? []),
    authors: article.authors.map(({ fullName, url }) => ({ fullName, url })),
    authorIds: article.authors.map(({ id }) => id),
    authorNames: article.authors.map(({ fullName }) => fullName),
    categoryUrls: article.categories.map(({ url }) => url),
    categoryTitles: article.categories.map(({ title }) => title),
    rootCategoryUrl: article.categories[0]?.url ?? '',
    dateCreated: article.createdAt.getTime(),
  }
}
