import { expect, test } from 'vitest'
import { draftBlocksIn, type DraftBlocks } from './use-draft-blocks.ts'

test('what is written is kept with the revision it was written on, unfinished pictures too', () => {
  const kept: DraftBlocks = {
    revision: 3,
    blocks: [
      { type: 'heading', level: 2, text: 'Lids' },
      { type: 'picture', src: '', alt: '', caption: '' },
    ],
  }
  expect(draftBlocksIn({ ...kept })).toEqual(kept)
})

test('what is no content of an article is nothing', () => {
  expect(draftBlocksIn({ revision: 1, blocks: [{ type: 'script' }] })).toBeNull()
})
