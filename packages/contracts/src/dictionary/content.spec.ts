import { describe, expect, it } from 'vitest'
import { contentBlocksSchema, readBlocks, shownBlocksSchema } from './content.ts'

describe('stored blocks', () => {
  it('are read as they were written', () => {
    const blocks = contentBlocksSchema.parse([
      { type: 'heading', text: 'Marks' },
      { type: 'text', html: '<p>One</p>' },
      { type: 'picture', src: '/media/a.webp', alt: '' },
    ])
    expect(readBlocks(blocks)).toEqual(blocks)
  })

  it.each([{ type: 'text', html: '' }, { type: 'text', html: '<p> </p>' }, { type: 'film', src: 'x' }, { type: 'picture', src: '', alt: '', caption: 'x' }, null, 'text', 7])('%j is left out, and the others stand', (block) => {
    const others = [{ type: 'text', html: '<p>One</p>' }, { type: 'heading', level: 3, text: 'Marks' }]
    expect(readBlocks([others[0], block, others[1]])).toEqual(others)
  })

  it('that became longer than what may be written are shown', () => {
    const long = [{ type: 'text', html: `<p>${'&amp;'.repeat(20_000)}</p>` }]
    expect(shownBlocksSchema.parse(readBlocks(long))).toEqual(long)
    expect(contentBlocksSchema.safeParse(long).success).toBe(false)
  })

  it.each([null, {}, 'blocks'])('that are no list are none: %j', (stored) => {
    expect(readBlocks(stored)).toEqual([])
  })
})
