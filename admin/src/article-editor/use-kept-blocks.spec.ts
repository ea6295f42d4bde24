import { expect, test } from 'vitest'
import { keptBlocksIn, type KeptBlocks } from './use-kept-blocks.ts'

test('what is written is kept with the revision it was written on, unfinished pictures too', () => {
  const kept: KeptBlocks = {
    revision: 3,
    blocks: [
      { type: 'heading', level: 2, text: 'Lids' },
      { type: 'picture', src: '', alt: '', caption: '' },
    ],
  }
  expect(keptBlocksIn({ ...kept })).toEqual(kept)
})

test('what is no content of an article is nothing', () => {
  expect(keptBlocksIn({ revision: 1, blocks: [{ type: 'script' }] })).toBeNull()
})
