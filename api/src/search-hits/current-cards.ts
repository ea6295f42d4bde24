import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { currentHits, type Hit } from './current-hits.ts'

/** Tables whose rows everybody may see. */
type PublicTable = 'books' | 'marks' | 'sold_items'

interface CardsOf<Found, Card> {
  /** Of a hit that is as its row is. */
  card: (hit: Found) => Card
  /** From the rows; `which` follows the table's name. */
  load: (which: RawBuilder<unknown>) => Promise<Card[]>
}

/** Hits of an index as cards: those whose rows are there now, as they are now. */
export async function currentCardsOf<Found extends Hit, Card extends { id: number }>(
  executor: Executor,
  table: PublicTable,
  hits: readonly Found[],
  { card, load }: CardsOf<Found, Card>,
): Promise<Card[]> {
  const are = (ids: readonly number[]) => sql<boolean>`id = ANY(${[...ids]}::bigint[])`
  return await currentHits(hits, {
    card,
    cards: async (ids) => new Map((await load(sql`WHERE ${are(ids)}`)).map((loaded) => [loaded.id, loaded])),
    revisions: async (ids) => {
      const rows = await executor.selectFrom(table).select(['id', 'revision']).where(are(ids)).execute()
      return new Map(rows.map(({ id, revision }) => [id, revision]))
    },
  })
}
