import { expect, test } from 'vitest'
import { aDraftStore } from '../../tests/a-draft-store.ts'
import { blocksKey, keepBlocks, readBlocks } from './kept-blocks.ts'

const heading = { type: 'heading', level: 2, text: 'Lids' } as const

test('what is written is kept with the revision it was written on, unfinished pictures too', () => {
  const store = aDraftStore()
  const kept = { keptAt: 1000, revision: 3, blocks: [heading, { type: 'picture' as const, src: '', alt: '', caption: '' }] }
  keepBlocks(store, 'snuff-box', kept)
  expect(readBlocks(store, 'snuff-box')).toEqual(kept)
  expect(readBlocks(store, 'tea-caddy')).toBeNull()
})

test('what is no content of an article is nothing', () => {
  const store = aDraftStore()
  store.setItem(blocksKey('snuff-box'), JSON.stringify({ keptAt: 1, typed: { revision: 1, blocks: [{ type: 'script' }] } }))
  expect(readBlocks(store, 'snuff-box')).toBeNull()
})
