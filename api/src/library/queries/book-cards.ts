import { bookPageUri } from '@vitrine/contracts/library/book-page'
import { languageName } from '@vitrine/contracts/library/languages'
import type { BookCard } from '@vitrine/contracts/library/schemas'
import type { BookCard as IndexCard } from '@vitrine/search/library/library.document'
import { sql } from 'kysely'
import { cardsOf } from '../../search-hits/current-cards.ts'
import { shownRootTitle, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

/** What a card is made of, from the index or from the row. */
type CardParts = Omit<IndexCard, 'revision'>

export function toCard(
  tree: TaxonomyTree,
  { id, title, writers, year, language, cover, categoryId }: CardParts,
): BookCard {
  return {
    id,
    title,
    pageURI: bookPageUri(id, title),
    authors: writers,
    year,
    language: languageName(language),
    thumbnail: cover,
    category: shownRootTitle(tree, categoryId),
  }
}

export const { loadCards, currentCards } = cardsOf<IndexCard, CardParts, BookCard>({
  table: 'books',
  columns: sql`id, title, author_names AS writers, year, language, cover, category_id AS "categoryId"`,
  ofRow: toCard,
  ofHit: toCard,
})
