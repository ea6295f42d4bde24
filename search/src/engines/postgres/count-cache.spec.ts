import { expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import { createCountCache, ENTRIES_MAX, type Counts } from './count-cache.ts'

const unchanged = () => Promise.resolve('1/1')

test('what was asked for longest ago makes room, not what was counted first', async () => {
  const cache = createCountCache<Counts>()
  const find = async (key: string) => (await cache.find(dictionaryIndex, key, unchanged))?.total
  const keep = (key: string, total: number) => cache.keep(dictionaryIndex, key, '1/1', { total, facets: {} })
  for (let at = 0; at < ENTRIES_MAX; at += 1) keep(`text ${at}`, at)
  expect(await find('text 0')).toBe(0)
  keep('one more', 7)
  expect([await find('text 0'), await find('text 1'), await find('text 2'), await find('one more')]).toEqual([
    0,
    undefined,
    2,
    7,
  ])
})
