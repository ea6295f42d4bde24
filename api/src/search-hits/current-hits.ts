import { plainTextOf, readBlocks } from '@vitrine/contracts/dictionary/content'

/** What an index says of a record: its id, and the revision that the index has seen. */
export interface Hit {
  id: number
  revision: number
}

export interface RowsOf<Found extends Hit, Card> {
  /** The revisions of those that the caller may see now. */
  revisions: (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>
  /** Of a hit that is as its row is. */
  card: (hit: Found) => Card
  /** From the rows, of hits that the index is behind with. */
  cards: (ids: readonly number[]) => Promise<ReadonlyMap<number, Card>>
}

/**
 * Hits of an index, held against their rows before they are shown. An index follows when a worker gets to it;
 * what was unpublished, deleted or made private must be gone before that, and what was changed is shown as it
 * is.
 */
export async function currentHits<Found extends Hit, Card>(
  hits: readonly Found[],
  { revisions, card, cards }: RowsOf<Found, Card>,
): Promise<Card[]> {
  if (hits.length === 0) return []
  const current = await revisions(hits.map(({ id }) => id))
  const behind = hits
    .filter(({ id, revision }) => (current.get(id) ?? revision) > revision)
    .map(({ id }) => id)
  const fresh: ReadonlyMap<number, Card> = behind.length > 0 ? await cards(behind) : new Map<number, Card>()
  return hits.flatMap((hit) => (current.has(hit.id) ? [fresh.get(hit.id) ?? card(hit)] : []))
}

/** A published record. `blocks` are its content where that is read, else null. */
export interface PublishedRow extends Hit {
  blocks: unknown
}

export interface PublishedRowsOf<Found extends Hit, Card> extends Omit<RowsOf<Found, Card>, 'revisions'> {
  /** Of these records, those that are published; of some with their content. */
  published: (ids: readonly number[]) => Promise<readonly PublishedRow[]>
}

/** The same, and the words of those whose content is read. */
export async function currentHitsWithTexts<Found extends Hit, Card>(
  hits: readonly Found[],
  { published, ...rows }: PublishedRowsOf<Found, Card>,
): Promise<{ cards: Card[]; texts: ReadonlyMap<number, string> }> {
  let found: readonly PublishedRow[] = []
  const cards = await currentHits(hits, {
    ...rows,
    async revisions(ids) {
      found = await published(ids)
      return new Map(found.map(({ id, revision }) => [id, revision]))
    },
  })
  const texts = found.flatMap(({ id, blocks }): [number, string][] =>
    blocks ? [[id, plainTextOf(readBlocks(blocks))]] : [],
  )
  return { cards, texts: new Map(texts) }
}
