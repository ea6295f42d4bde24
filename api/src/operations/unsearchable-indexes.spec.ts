import { indexDefinitions } from '@vitrine/search/indexes'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { expect, test } from 'vitest'
import { unsearchableIndexes } from './unsearchable-indexes.ts'

test('indexes that cannot be searched are named, whatever the others say', async () => {
  const away = indexDefinitions.slice(1, 3).map(({ id }) => id)
  const engine = {
    countDocuments: async ({ id }: { id: string }) =>
      await (away.includes(id)
        ? Promise.reject(new SearchUnavailable(new Error('no such table')))
        : Promise.resolve(5)),
  }
  expect(await unsearchableIndexes(engine)).toEqual(away)
  expect(await unsearchableIndexes({ countDocuments: () => Promise.resolve(0) })).toEqual([])
})
