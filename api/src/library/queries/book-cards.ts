import { bookPageUri } from '@vitrine/contracts/library/book-page'
import { languageName } from '@vitrine/contracts/library/languages'
import type { BookCard } from '@vitrine/contracts/library/schemas'
import type { Executor } from '@vitrine/database/database'
import type { BookCard as IndexCard } from '@vitrine/search/library/library.document'
import { sql, type RawBuilder } from 'kysely'
import { currentCardsOf } from '../../search-hits/current-cards.ts'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

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
    category: rootTitle(tree, categoryId),
  }
}

/** The title of the category's root; '' where it is hidden. */
function rootTitle(tree: TaxonomyTree, categoryId: number): string {
  const [root] = tree.ancestors(categoryId)
  return root && !isHidden(root) ? root.title : ''
}

/** Hits of the index as cards: those that are there now, as they are now. */
export async function currentCards(
  executor: Executor,
  tree: TaxonomyTree,
  hits: readonly IndexCard[],
): Promise<BookCard[]> {
  return await currentCardsOf(executor, 'books', hits, {
    card: (hit) => toCard(tree, hit),
    load: (which) => loadCards(executor, tree, which),
  })
}

/** @param which what follows the table's name: conditions, order and limit */
export async function loadCards(
  executor: Executor,
  tree: TaxonomyTree,
  which: RawBuilder<unknown>,
): Promise<BookCard[]> {
  const { rows } =
    await sql<CardParts>`SELECT id, title, author_names AS writers, year, language, cover, category_id AS "categoryId" FROM books ${which}`.execute(
      executor,
    )
  return rows.map((row) => toCard(tree, row))
}
