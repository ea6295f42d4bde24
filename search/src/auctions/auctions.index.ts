import type { IndexDefinition } from '../index-definition.ts'
import { auctionCardSchema, type AuctionCard, type AuctionDocument } from './auctions.document.ts'

export const auctionsIndex: IndexDefinition<AuctionDocument, AuctionCard> = {
  id: 'auctions',
  version: 3,
  textFields: [
    { field: 'title', weight: 8 },
    { field: 'house', weight: 4 },
    { field: 'place', weight: 3 },
    { field: 'lotTitles', weight: 2 },
    { field: 'description', weight: 1 },
  ],
  keywordFields: ['categoryIds', 'place'],
  numberFields: ['startsAt', 'endsAt', 'firstDay', 'lastDay'],
  sortFields: [
    { field: 'startsAt', type: 'number' },
    { field: 'sortKey', type: 'text' },
  ],
  card: auctionCardSchema,
}
