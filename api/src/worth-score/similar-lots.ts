import type { Database } from '@vitrine/database/database'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { saleDayOf } from '@vitrine/search/price-guide/sale-day'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { NumberRange } from '@vitrine/search/search-request'
import type { Candidate } from '@vitrine/worth-score/comparables'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import { loadLots, type SoldItemLot } from './sold-lots.ts'

export interface LotSources {
  database: Database
  engine: SearchEngine
  tree: TaxonomyTree
}

export interface WantedLots {
  text: string
  /** Null: of every category. */
  categoryIds: readonly number[] | null
  /** Sold in this one alone. */
  currency?: string
  saleDateFrom?: string | undefined
  saleDateTo?: string | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  excludedIds?: readonly number[]
}

export type SoldCandidate = Candidate & { lot: SoldItemLot }

/** 50 count at most; the others are room for what is set aside. */
const MOST_CANDIDATES = 80

/**
 * Sold items whose texts are like this one, with how alike they are.
 *
 * @throws SearchUnavailable
 */
export async function similarLots(
  { database, engine, tree }: LotSources,
  { text, categoryIds, currency, saleDateFrom, saleDateTo, priceMin, priceMax, excludedIds = [] }: WantedLots,
): Promise<SoldCandidate[]> {
  const saleDay = rangeOf(saleDateFrom && saleDayOf(saleDateFrom), saleDateTo && saleDayOf(saleDateTo))
  const price = rangeOf(priceMin, priceMax)
  const limit = MOST_CANDIDATES + excludedIds.length
  const idsLikeThis = async (share: { leastShare?: number }) =>
    await engine.idsLikeThis(priceGuideIndex, {
      text,
      scope: {
        ...(categoryIds && { categoryId: categoryIds }),
        ...(currency !== undefined && { currency: [currency] }),
        ...(saleDay && { saleDay }),
        ...(price && { price }),
      },
      limit,
      ...share,
    })
  const alike = await idsLikeThis({})
  // A long text shares a small part of its words with any other.
  const found = alike.length < limit ? await idsLikeThis({ leastShare: 0 }) : alike
  const excluded = new Set(excludedIds)
  const relevance = new Map(found.filter(({ id }) => !excluded.has(id)).map(({ id, score }) => [id, score]))
  // As they are now: one that was deleted a moment ago is none.
  const lots = await loadLots(database, tree, sql`WHERE id = ANY(${[...relevance.keys()]}::bigint[])`)
  return lots.map((lot) => ({ lot, relevance: relevance.get(lot.itemId) ?? 0 }))
}

function rangeOf(from: number | '' | undefined, to: number | '' | undefined): NumberRange | null {
  const range = { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) }
  return Object.keys(range).length > 0 ? range : null
}
