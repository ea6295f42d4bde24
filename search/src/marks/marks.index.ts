import { marksLimits } from '@vitrine/contracts/marks/messages'
import type { IndexDefinition } from '../index-definition.ts'
import { markCardSchema, type MarkCard, type MarkDocument } from './marks.document.ts'

/** Makers' marks, hallmarks and stamps. */
export const marksIndex: IndexDefinition<MarkDocument, MarkCard> = {
  id: 'marks',
  version: 2,
  textFields: [
    { field: 'title', weight: 8 },
    { field: 'makerName', weight: 4 },
    { field: 'placeName', weight: 3 },
    { field: 'kindName', weight: 2 },
    { field: 'description', weight: 1 },
  ],
  keywordFields: ['categoryId', 'maker', 'place', 'kind'],
  numberFields: ['firstYear', 'lastYear'],
  sortFields: [
    { field: 'sortKey', type: 'text' },
    { field: 'makerKey', type: 'text' },
    { field: 'firstYear', type: 'number' },
  ],
  limits: { window: marksLimits.searchWindow, pageSizeMax: 100 },
  card: markCardSchema,
}
