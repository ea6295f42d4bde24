import { z } from 'zod'
import { expect, test } from 'vitest'
import type { IndexDefinition, IndexedDocument } from '../../index-definition.ts'
import { storedDocument } from './document.ts'
import { mappingsOf } from './mappings.ts'

interface Named extends IndexedDocument {
  name: string
}

const definition: IndexDefinition<Named> = {
  id: 'names',
  version: 1,
  textFields: [{ field: 'name', weight: 1 }],
  keywordFields: [],
  sortFields: [{ field: 'name', type: 'text' }],
  card: z.object({ id: z.int(), revision: z.int(), name: z.string() }),
}

test('a text that is also a sort key is kept twice: in words to be found by, and whole to be sorted by', () => {
  expect(mappingsOf(definition).properties).toMatchObject({
    name: { type: 'text' },
    name_order: { type: 'keyword' },
  })
  const named: Named = { id: 1, revision: 1, name: 'Blue Vase' }
  expect(storedDocument(definition, named)).toMatchObject({
    name_order: 'Blue Vase',
    card: { name: 'Blue Vase' },
  })
})
