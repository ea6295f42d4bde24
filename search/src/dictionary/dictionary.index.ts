import type { IndexDefinition } from '../index-definition.ts'
import { dictionaryCardSchema, type DictionaryCard, type DictionaryDocument } from './dictionary.document.ts'

/** The public dictionary: search, suggestions, letter counts and counts per root category all read this index. */
export const dictionaryIndex: IndexDefinition<DictionaryDocument, DictionaryCard> = {
  id: 'dictionary',
  version: 3,
  textFields: [
    { field: 'title', weight: 8 },
    { field: 'authorNames', weight: 4 },
    { field: 'categoryTitles', weight: 3 },
    { field: 'description', weight: 2 },
    { field: 'body', weight: 1 },
  ],
  isNamedBySubject: true,
  keywordFields: ['letter', 'categoryUrls', 'rootCategoryUrl', 'authorIds'],
  sortFields: [
    { field: 'sortKey', type: 'text' },
    { field: 'dateCreated', type: 'number' },
  ],
  card: dictionaryCardSchema,
}
