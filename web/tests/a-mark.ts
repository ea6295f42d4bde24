import type { Mark, MarkCard, Overview, SearchResponse } from '@vitrine/contracts/marks/schemas'

export function aMarkCard(changes: Partial<MarkCard> = {}): MarkCard {
  return {
    id: 7,
    title: 'Red anchor',
    pageURI: '/marks/7/red-anchor',
    maker: 'Chelsea',
    place: 'London, England',
    period: '1752–1756',
    kind: 'Porcelain',
    thumbnail: '/media/marks/red-anchor.svg',
    category: 'Ceramics',
    ...changes,
  }
}

/** The card of a numbered mark, without a picture. */
export function anAnchor(id: number, title = `Anchor ${id}`): MarkCard {
  return aMarkCard({ id, title, pageURI: `/marks/${id}/anchor-${id}`, place: 'London', thumbnail: '' })
}

export function aMark(changes: Partial<Mark> = {}): Mark {
  return {
    ...aMarkCard(),
    slug: 'red-anchor',
    pictureNote: 'A drawing after the mark, not a photograph.',
    categories: [{ url: 'ceramics', title: 'Ceramics' }],
    ...changes,
  }
}

export function marksResponse(
  cards: readonly MarkCard[],
  changes: Partial<SearchResponse> = {},
): SearchResponse {
  return {
    items: cards.map((card) => ({ ...card, highlights: { title: [] } })),
    meta: { total: cards.length, currentLimit: 20, currentOffset: 0 },
    isTotalExact: true,
    understood: { kind: 'exact' },
    closeSpellings: [],
    facets: {
      categories: [{ url: 'ceramics', title: 'Ceramics', parentUrl: null, count: 40 }],
      makers: [{ value: 'Chelsea', count: 12 }],
      places: [{ value: 'London, England', count: 9 }],
      kinds: [{ value: 'Porcelain', count: 20 }],
      years: [
        { year: 1720, count: 3 },
        { year: 1730, count: 5 },
      ],
    },
    withinWindow: true,
    ...changes,
  }
}

export function aMarksOverview(): Overview {
  return {
    total: 204,
    categories: [{ url: 'ceramics', title: 'Ceramics', count: 103 }],
    makers: [{ value: 'Meissen', count: 6 }],
    kinds: [{ value: 'Silver', count: 34 }],
    recent: [aMarkCard()],
    notable: [],
  }
}
