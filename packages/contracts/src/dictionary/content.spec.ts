import { describe, expect, it } from 'vitest'
import { contentBlocksSchema, plainTextOf, readBlocks } from './content.ts'
import { shownBlocksSchema } from './shown-blocks.ts'

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

  it.each([
    { type: 'text', html: '' },
    { type: 'text', html: '<p> </p>' },
    { type: 'film', src: 'x' },
    { type: 'picture', src: '', alt: '', caption: 'x' },
    { type: 'sources', items: [' '] },
    null,
    'text',
    7,
  ])('%j is left out, and the others stand', (block) => {
    const others = [
      { type: 'text', html: '<p>One</p>' },
      { type: 'heading', level: 3, text: 'Marks' },
    ]
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

describe('tables', () => {
  const table = (rows: number) => ({
    type: 'table' as const,
    rows: Array.from({ length: rows }, () => Array.from({ length: 10 }, () => 'a')),
  })

  it('have at most 10,000 cells together', () => {
    const full = Array.from({ length: 5 }, () => table(200))
    expect(contentBlocksSchema.safeParse(full).success).toBe(true)
    expect(contentBlocksSchema.safeParse([...full, table(1)]).error?.issues).toMatchObject([
      {
        path: [],
        message: 'All tables of a text together have at most 10,000 cells. Please remove some rows.',
      },
    ])
  })
})

describe('sources', () => {
  it('are one line each, and none is empty', () => {
    const isAccepted = (items: string[]) =>
      contentBlocksSchema.safeParse([{ type: 'sources', items }]).success
    expect(
      [
        ['A book, 1952'],
        [],
        [' '],
        ['two\nlines'],
        ['x'.repeat(301)],
        Array.from({ length: 51 }, () => 'A book'),
      ].map(isAccepted),
    ).toEqual([true, false, false, false, false, false])
  })

  it('are no words of the text', () => {
    expect(
      plainTextOf([
        { type: 'text', html: '<p>One</p>' },
        { type: 'sources', items: ['A book, 1952'] },
      ]),
    ).toBe('One')
  })
})

const everyBlock = [
  { type: 'heading', level: 2, text: 'Marks of Sevres' },
  { type: 'text', html: '<p>Soft paste</p>' },
  { type: 'picture', src: '/media/a.webp', alt: '', caption: 'A cup', focus: { x: 20, y: 80 } },
  {
    type: 'gallery',
    pictures: [
      { src: '/media/b.webp', alt: 'b', caption: 'Its foot' },
      { src: '/media/c.webp', alt: 'c', caption: '' },
    ],
  },
  { type: 'quote', text: 'A letter for each year', source: 'An inventory' },
  { type: 'facts', title: 'Factory', facts: [{ name: 'Founded', value: '1740' }] },
  {
    type: 'table',
    title: 'Letters',
    hasHeader: true,
    rows: [
      ['Letter', 'Year'],
      ['<strong>A</strong>', '1753 &amp; 1754'],
    ],
  },
  { type: 'marks', ids: [3, 1] },
  { type: 'related', ids: [7] },
  { type: 'video', url: 'https://vimeo.com/76979871', title: 'A kiln' },
  {
    type: 'columns',
    columns: [
      [{ type: 'text', html: '<p>Left</p>' }],
      [{ type: 'facts', title: '', facts: [{ name: 'Right', value: 'side' }] }],
    ],
  },
  { type: 'sources', items: ['A book, 1952'] },
]

describe('blocks of every kind', () => {
  it('are accepted as they are, and read as they are', () => {
    expect(contentBlocksSchema.parse(everyBlock)).toEqual(everyBlock)
    expect(readBlocks(everyBlock)).toEqual(everyBlock)
  })

  it('are found by their words', () => {
    expect(plainTextOf(contentBlocksSchema.parse(everyBlock)).split('\n')).toEqual([
      'Marks of Sevres',
      'Soft paste',
      'A cup',
      'Its foot',
      'A letter for each year',
      'An inventory',
      'Factory',
      'Founded: 1740',
      'Letters',
      'Letter Year',
      'A 1753 & 1754',
      'A kiln',
      'Left',
      'Right: side',
    ])
  })

  it.each([
    { type: 'gallery', pictures: [] },
    { type: 'gallery', pictures: [{ src: 'javascript:alert(1)', alt: '', caption: '' }] },
    { type: 'table', rows: [['a', 'b'], ['c']] },
    { type: 'table', rows: [] },
    { type: 'video', url: 'https://elsewhere.example/film' },
    { type: 'marks', ids: [] },
    { type: 'related', ids: ['7'] },
    { type: 'facts', facts: [{ name: '', value: 'x' }] },
    { type: 'columns', columns: [[]] },
    { type: 'columns', columns: [[{ type: 'columns', columns: [[], []] }], []] },
    { type: 'picture', src: '/media/a.webp', alt: '', focus: { x: 101, y: 0 } },
  ])('%j is refused', (block) => {
    expect(contentBlocksSchema.safeParse([block]).success).toBe(false)
  })
})
