import { describe, expect, it } from 'vitest'
import { contentBlocksSchema, plainTextOf, readBlocks, shownBlocksSchema } from './content.ts'

describe('stored blocks', () => {
  it('are read as they were written', () => {
    const blocks = contentBlocksSchema.parse([
      { type: 'heading', text: 'Marks' },
      { type: 'text', html: '<p>One</p>' },
      { type: 'picture', src: '/media/a.webp', alt: '' },
      { type: 'sources', items: ['John Carter, ABC for Book Collectors, 1952'] },
    ])
    expect(readBlocks(blocks)).toEqual(blocks)
  })

  it.each([{ type: 'text', html: '' }, { type: 'text', html: '<p> </p>' }, { type: 'film', src: 'x' }, { type: 'picture', src: '', alt: '', caption: 'x' }, { type: 'sources', items: [' '] }, null, 'text', 7])('%j is left out, and the others stand', (block) => {
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

describe('sources', () => {
  it('are one line each, and none is empty', () => {
    const isAccepted = (items: string[]) => contentBlocksSchema.safeParse([{ type: 'sources', items }]).success
    expect([['A book, 1952'], [], [' '], ['two\nlines'], ['x'.repeat(301)], Array.from({ length: 51 }, () => 'A book')].map(isAccepted)).toEqual([true, false, false, false, false, false])
  })

  it('are no words of the text', () => {
    expect(plainTextOf([{ type: 'text', html: '<p>One</p>' }, { type: 'sources', items: ['A book, 1952'] }])).toBe('One')
  })
})
