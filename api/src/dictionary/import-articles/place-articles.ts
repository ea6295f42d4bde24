import type { NewEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { findOrMakeSubcategories } from '../../taxonomy/find-or-make-subcategories.ts'
import type { ArticleRow } from './article-row.ts'
import { findOrMakeAuthors } from './find-or-make-authors.ts'
import type { PlacedArticle } from './placed-article.ts'
import { textToBlocks } from '../../rich-text/text-blocks.ts'

export interface Placing {
  articles: PlacedArticle[]
  madeAuthors: string[]
  madeSubcategories: string[]
  events: NewEvent[]
}

/** Finds, or makes, what the rows name. @throws AppError NOT_FOUND where a category is gone */
export async function placeArticles(transaction: Transaction, rows: readonly ArticleRow[]): Promise<Placing> {
  const categories = await findOrMakeSubcategories(transaction, rows)
  const authors = await findOrMakeAuthors(
    transaction,
    rows.flatMap((row) => row.authors),
  )
  const articles = rows.map((row, position): PlacedArticle => {
    const category = categories.found[position]
    return {
      row,
      categoryId: category?.id ?? 0,
      thumbnail: row.thumbnail ?? category?.picture ?? '',
      authorIds: row.authors.flatMap((name) => authors.idOf.get(name) ?? []),
      blocks: row.body == null ? undefined : textToBlocks(row.body),
    }
  })
  return {
    articles,
    madeAuthors: authors.made,
    madeSubcategories: categories.made,
    events: [...categories.events, ...authors.events],
  }
}
