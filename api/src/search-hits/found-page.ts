import { excerptsFor } from '@vitrine/search/relevance/excerpts'
import type { SearchHit, SearchResult, Understood } from '@vitrine/search/search-request'
import type { Excerpt } from '@vitrine/contracts/search-results'
import { hiddenHits } from './hidden-hits.ts'

export interface FoundLimits {
  /** Nobody pages deeper. */
  searchWindow: number
  closeSpellingsMax: number
}

export interface FoundPage<Hit> {
  /** The hits that are looked up: of a text that was only guessed at, a few. */
  wanted: number
  /** Those of them that are there now. */
  shown: Hit[]
  offset: number
  limit: number
}

/** Of a text that was only guessed at, a few are shown as close spellings. */
export function wantedHits<Card>(
  { hits, understood }: SearchResult<Card>,
  { closeSpellingsMax }: FoundLimits,
): readonly SearchHit<Card>[] {
  return understood.kind === 'guessed' ? hits.slice(0, closeSpellingsMax) : hits
}

/**
 * What the results of every section say beside their facets. What was only guessed at is no result: it is
 * told as close spellings.
 */
export function foundPage<Hit>(
  { total, understood }: Pick<SearchResult<unknown>, 'total' | 'understood'>,
  { wanted, shown, offset, limit }: FoundPage<Hit>,
  { searchWindow }: FoundLimits,
) {
  const isGuessed = understood.kind === 'guessed'
  const there = total - hiddenHits({ total, offset }, { found: wanted, shown: shown.length })
  return {
    items: isGuessed ? [] : shown,
    meta: {
      total: isGuessed ? 0 : Math.min(there, searchWindow),
      currentLimit: limit,
      currentOffset: offset,
    },
    isTotalExact: isGuessed || there <= searchWindow,
    understood: toldAs(understood),
    closeSpellings: isGuessed ? shown : [],
    withinWindow: offset + limit <= searchWindow,
  }
}

/** How a text was read, as the response tells it. */
export function toldAs(understood: Understood) {
  if (understood.kind === 'guessed') return understood
  const { shownFor, ...rest } = understood
  const also = shownFor && { shownFor: [...shownFor] }
  return rest.kind === 'partial' ? { ...rest, leftOut: [...rest.leftOut], ...also } : { ...rest, ...also }
}

/** The counts of a field; of what was only guessed at there are none. */
export function countsOf({
  facets,
  understood,
}: Pick<SearchResult<unknown>, 'facets' | 'understood'>): (
  field: string,
) => readonly { value: string; count: number }[] {
  return (field) => (understood.kind === 'guessed' ? [] : (facets[field] ?? []))
}

/**
 * Cards with the words of their titles that matched. Where a record has changed since the index saw it, its
 * words stand elsewhere: they are not marked.
 */
export function withHighlights<Card extends { id: number; title: string }>(
  cards: readonly Card[],
  hits: readonly SearchHit<{ id: number; title: string }>[],
): (Card & { highlights: { title: [number, number][] } })[] {
  const byId = new Map(hits.map((hit) => [hit.document.id, hit]))
  return cards.map((card) => {
    const { document, highlights = {} } = byId.get(card.id) ?? {}
    const ranges = document?.title === card.title ? (highlights['title'] ?? []) : []
    return { ...card, highlights: { title: ranges.map(([from, to]): [number, number] => [from, to]) } }
  })
}

/** The records whose cards lack words of the search: an excerpt of their texts may have these. */
export function lackingWords(hits: readonly SearchHit<{ id: number }>[]): number[] {
  return hits.filter(({ missing }) => missing?.size).map(({ document }) => document.id)
}

interface Found extends Pick<SearchResult<unknown>, 'terms'> {
  hits: readonly SearchHit<{ id: number }>[]
}

/**
 * Cards with a place of their text each, where it has words of the search that title and description lack.
 *
 * @param texts plain texts of what everybody may read now, by id
 */
export function withExcerpts<Card extends { id: number }>(
  cards: readonly Card[],
  { hits, terms }: Found,
  texts: ReadonlyMap<number, string>,
): (Card & { excerpt?: Excerpt })[] {
  const missing = new Map(hits.map((hit) => [hit.document.id, hit.missing]))
  const excerptOf = excerptsFor(terms)
  return cards.map((card) => {
    const [text, lacks] = [texts.get(card.id), missing.get(card.id)]
    const found = text && lacks ? excerptOf(text, lacks) : null
    return found
      ? { ...card, excerpt: { text: found.text, ranges: found.ranges.map(([from, to]) => [from, to]) } }
      : card
  })
}

/**
 * The hits that are shown, as cards of what is there now.
 *
 * @param load cards of documents, in their order
 */
export async function shownCards<
  Found extends { id: number; title: string },
  Card extends { id: number; title: string },
>(result: SearchResult<Found>, limits: FoundLimits, load: (documents: readonly Found[]) => Promise<Card[]>) {
  const wanted = wantedHits(result, limits)
  const cards = await load(wanted.map(({ document }) => document))
  return { wanted: wanted.length, shown: withHighlights(cards, wanted) }
}

/**
 * One page of what the engine found, its hits as cards of what is there now.
 *
 * @param load cards of documents, in their order
 */
export async function shownPage<
  Found extends { id: number; title: string },
  Card extends { id: number; title: string },
>(
  result: SearchResult<Found>,
  { offset, limit }: { offset: number; limit: number },
  limits: FoundLimits,
  load: (documents: readonly Found[]) => Promise<Card[]>,
) {
  const found = await shownCards(result, limits, load)
  return foundPage(result, { offset, limit, ...found }, limits)
}

/** Values that can be chosen: a record that has none counts under ''. */
export function choosable<Counted extends { value: string }>(
  counted: readonly Counted[],
  max: number,
): Counted[] {
  return counted.filter(({ value }) => value !== '').slice(0, max)
}
