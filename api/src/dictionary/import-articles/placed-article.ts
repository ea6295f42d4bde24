import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ArticleRow } from './article-row.ts'

/** A row whose names are resolved: ids of category and authors, the body as blocks. */
export interface PlacedArticle {
  row: ArticleRow
  categoryId: number
  /** The row's own, else its category's; '' where there is none. */
  thumbnail: string
  authorIds: readonly number[]
  /** Undefined where the row has no body. */
  blocks: readonly ContentBlock[] | undefined
}
