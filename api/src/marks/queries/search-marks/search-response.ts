import { marksLimits as limits } from '@vitrine/contracts/marks/limits'
import type { SearchResponse, MarkHit } from '@vitrine/contracts/marks/schemas'
import type { Database } from '@vitrine/database/database'
import { inUseByDecade } from '@vitrine/search/marks/decades'
import { STILL_IN_USE, type MarkCard } from '@vitrine/search/marks/marks.document'
import type { SearchHit, SearchResult } from '@vitrine/search/search-request'
import { categoryFacet } from '../../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { currentCards } from '../mark-cards.ts'

interface Asked {
  category: string
  offset: number
  limit: number
}

/** What the engine found as everybody may see it. What was only guessed at is no result: it is told as close spellings. */
export async function searchResponse({ database, tree }: { database: Database; tree: TaxonomyTree }, asked: Asked, result: SearchResult<MarkCard>): Promise<SearchResponse> {
  const { total, hits, facets, histograms, understood } = result
  const isGuessed = understood.kind === 'guessed'
  const wanted = isGuessed ? hits.slice(0, limits.closeSpellingsMax) : hits
  const shown = await shownHits(database, tree, wanted)
  const counted = (field: string) => (isGuessed ? [] : (facets[field] ?? []))
  return {
    items: isGuessed ? [] : shown,
    meta: { total: isGuessed ? 0 : Math.min(total - (wanted.length - shown.length), limits.searchWindow), currentLimit: asked.limit, currentOffset: asked.offset },
    isTotalExact: isGuessed || total <= limits.searchWindow,
    understood: understood.kind === 'partial' ? { ...understood, leftOut: [...understood.leftOut] } : understood,
    closeSpellings: isGuessed ? shown : [],
    facets: {
      categories: categoryFacet(tree, asked.category, counted('categoryId')),
      makers: named(counted('maker')),
      places: named(counted('place')),
      kinds: named(counted('kind')),
      years: isGuessed ? [] : inUseByDecade(histograms['firstYear'] ?? [], histograms['lastYear'] ?? [], STILL_IN_USE),
    },
    withinWindow: asked.offset + asked.limit <= limits.searchWindow,
  }
}

/** A mark whose maker or place nobody knows has none that could be chosen. */
function named(counted: readonly { value: string; count: number }[]) {
  return counted.filter(({ value }) => value !== '').slice(0, limits.facetValuesShown)
}

/** Where a mark has changed since the index saw it, its words stand elsewhere: they are not marked. */
async function shownHits(database: Database, tree: TaxonomyTree, hits: readonly SearchHit<MarkCard>[]): Promise<MarkHit[]> {
  const byId = new Map(hits.map((hit) => [hit.document.id, hit]))
  const cards = await currentCards(database, tree, hits.map(({ document }) => document))
  return cards.map((card) => {
    const { document, highlights = {} } = byId.get(card.id) ?? {}
    const ranges = document?.title === card.title ? (highlights['title'] ?? []) : []
    return { ...card, highlights: { title: ranges.map(([from, to]): [number, number] => [from, to]) } }
  })
}
