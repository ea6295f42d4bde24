import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { joinNames } from '@vitrine/contracts/text'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { loadCards as loadBooks } from '../library/queries/book-cards.ts'
import { loadCards as loadMarks } from '../marks/queries/mark-cards.ts'
import { loadCards as loadSoldItems } from '../price-guide/queries/sold-item-cards.ts'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'

/** What favorites tell of an item. */
export interface FavoriteCard {
  id: number
  title: string
  pageURI: string
  /** Empty where there is none. */
  picture: string
  /** Who wrote a book, and when; empty for what is no book. */
  byline: string
}

interface Card {
  id: number
  title: string
  pageURI: string
  thumbnail: string
}

type Load = (executor: Executor, tree: TaxonomyTree, which: RawBuilder<unknown>) => Promise<FavoriteCard[]>

const cardsOf: Readonly<Record<FavoriteType, Load>> = {
  inventory: async (...which) => (await loadSoldItems(...which)).map((card) => favoriteCard(card)),
  marks: async (...which) => (await loadMarks(...which)).map((card) => favoriteCard(card)),
  library: async (...which) =>
    (await loadBooks(...which)).map((card) => favoriteCard(card, `${joinNames(card.authors)}, ${card.year}`)),
}

/**
 * Those of the items that are there, by id. Each area's own cards are what everybody may see: no price and no
 * detail comes here.
 */
export async function favoriteCards(
  executor: Executor,
  tree: TaxonomyTree,
  itemType: FavoriteType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FavoriteCard>> {
  if (ids.length === 0) return new Map()
  const cards = await cardsOf[itemType](executor, tree, sql`WHERE id = ANY(${[...ids]}::bigint[])`)
  return new Map(cards.map((card) => [card.id, card]))
}

function favoriteCard({ id, title, pageURI, thumbnail }: Card, byline = ''): FavoriteCard {
  return { id, title, pageURI, picture: thumbnail, byline }
}
