import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import type { MarkCard } from '@vitrine/contracts/marks/schemas'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import type { Executor } from '@vitrine/database/database'
import type { MarkCard as IndexCard } from '@vitrine/search/marks/marks.document'
import { sql, type RawBuilder } from 'kysely'
import { currentCardsOf } from '../../search-hits/current-cards.ts'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

/** What a card is made of, from the index or from the row. No detail is among it. */
interface CardParts extends Pick<
  MarkCard,
  'id' | 'title' | 'maker' | 'place' | 'period' | 'kind' | 'thumbnail'
> {
  categoryId: number
}

interface CardRow extends CardParts {
  firstYear: number | null
  lastYear: number | null
}

function toCard(
  tree: TaxonomyTree,
  { id, title, maker, place, period, kind, thumbnail, categoryId }: CardParts,
): MarkCard {
  const [root] = tree.ancestors(categoryId)
  return {
    id,
    title,
    pageURI: markPageUri(id, title),
    maker,
    place,
    period,
    kind,
    thumbnail,
    category: root && !isHidden(root) ? root.title : '',
  }
}

/** Hits of the index as cards: those that are there now, as they are now. */
export async function currentCards(
  executor: Executor,
  tree: TaxonomyTree,
  hits: readonly IndexCard[],
): Promise<MarkCard[]> {
  return await currentCardsOf(executor, 'marks', hits, {
    card: (hit) => toCard(tree, hit),
    load: (which) => loadCards(executor, tree, which),
  })
}

/** @param which what follows the table's name: conditions, order and limit */
export async function loadCards(
  executor: Executor,
  tree: TaxonomyTree,
  which: RawBuilder<unknown>,
): Promise<MarkCard[]> {
  const { rows } = await sql<CardRow>`
    SELECT id, title, maker, place, period, first_year AS "firstYear", last_year AS "lastYear", kind, picture AS thumbnail, category_id AS "categoryId"
    FROM marks ${which}
  `.execute(executor)
  return rows.map((row) => toCard(tree, { ...row, period: row.period || yearsOfUseText(row) }))
}
