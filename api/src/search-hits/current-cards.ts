import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import { currentHits, type Hit } from './current-hits.ts'

interface CardsOf<Found, Row, Card> {
  /** A table whose rows everybody may see. */
  table: 'books' | 'marks' | 'sold_items'
  /** What is selected of it: the columns of `Row`. */
  columns: RawBuilder<unknown>
  ofRow: (tree: TaxonomyTree, row: Row) => Card
  /** Of a hit that is as its row is. */
  ofHit: (tree: TaxonomyTree, hit: Found) => Card
}

/** How the records of a section become cards, from their rows and from the hits of their index. */
export function cardsOf<Found extends Hit, Row, Card extends { id: number }>({
  table,
  columns,
  ofRow,
  ofHit,
}: CardsOf<Found, Row, Card>) {
  /** @param which what follows the table's name: conditions, order and limit */
  async function loadCards(
    executor: Executor,
    tree: TaxonomyTree,
    which: RawBuilder<unknown>,
  ): Promise<Card[]> {
    const { rows } = await sql<Row>`SELECT ${columns} FROM ${sql.table(table)} ${which}`.execute(executor)
    return rows.map((row) => ofRow(tree, row))
  }

  /** Hits of the index as cards: those that are there now, as they are now. */
  async function currentCards(
    executor: Executor,
    tree: TaxonomyTree,
    hits: readonly Found[],
  ): Promise<Card[]> {
    const are = (ids: readonly number[]) => sql<boolean>`id = ANY(${[...ids]}::bigint[])`
    return await currentHits(hits, {
      card: (hit) => ofHit(tree, hit),
      cards: async (ids) =>
        new Map((await loadCards(executor, tree, sql`WHERE ${are(ids)}`)).map((card) => [card.id, card])),
      revisions: async (ids) => {
        const rows = await executor.selectFrom(table).select(['id', 'revision']).where(are(ids)).execute()
        return new Map(rows.map(({ id, revision }) => [id, revision]))
      },
    })
  }

  return { loadCards, currentCards }
}
