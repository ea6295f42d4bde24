import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import type { MarkCard } from '@vitrine/contracts/marks/schemas'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import type { MarkCard as IndexCard } from '@vitrine/search/marks/marks.document'
import { sql } from 'kysely'
import { cardsOf } from '../../search-hits/current-cards.ts'
import { shownRootTitle, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

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
  return {
    id,
    title,
    pageURI: markPageUri(id, title),
    maker,
    place,
    period,
    kind,
    thumbnail,
    category: shownRootTitle(tree, categoryId),
  }
}

export const { loadCards, currentCards } = cardsOf<IndexCard, CardRow, MarkCard>({
  table: 'marks',
  columns: sql`
    id, title, maker, place, period, first_year AS "firstYear", last_year AS "lastYear", kind,
    picture AS thumbnail, category_id AS "categoryId"`,
  ofRow: (tree, row) => toCard(tree, { ...row, period: row.period || yearsOfUseText(row) }),
  ofHit: toCard,
})
