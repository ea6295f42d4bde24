import { contentBlocksSchema, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { blocksOfText } from './blocks-of-text.ts'
import { textOfBlocks } from './text-of-blocks.ts'
import { testExtensions } from './testing/text-extensions.ts'

const { schema } = new Editor({ extensions: testExtensions })
const roundTrip = (blocks: ContentBlock[]) => {
  const doc = textOfBlocks(schema, blocks)
  doc.check()
  return blocksOfText(doc)
}

const everyBlock: ContentBlock[] = contentBlocksSchema.parse([
  { type: 'heading', level: 3, text: 'Marks of Sèvres' },
  {
    type: 'text',
    html: '<p>Soft <strong>paste</strong>, <em>and</em> <a href="/dictionary/vase">vases</a></p><ul><li><p>One</p></li><li><p>Two</p></li></ul><blockquote><p>Said</p></blockquote>',
  },
  { type: 'picture', src: '/media/a.webp', alt: 'A cup', caption: 'A cup of 1753', focus: { x: 20, y: 80 } },
  { type: 'gallery', pictures: [{ src: '/media/b.webp', alt: 'b', caption: 'Its foot' }] },
  { type: 'quote', text: 'A letter\nfor each year', source: 'An inventory' },
  {
    type: 'facts',
    title: 'Factory',
    facts: [
      { name: 'Founded', value: '1740' },
      { name: 'Place', value: 'Vincennes\nthen Sèvres' },
    ],
  },
  {
    type: 'table',
    title: 'Letters',
    hasHeader: true,
    rows: [
      ['Letter', 'Year'],
      ['<strong>A</strong>', '1753 &amp; <a href="https://example.com/">1754</a>'],
    ],
  },
  { type: 'table', title: '', hasHeader: false, rows: [['one<br>two', '']] },
  { type: 'marks', ids: [3, 1] },
  { type: 'related', ids: [7] },
  { type: 'video', url: 'https://vimeo.com/76979871', title: 'A kiln' },
  {
    type: 'columns',
    columns: [
      [
        { type: 'text', html: '<p>Left</p>' },
        { type: 'quote', text: 'x', source: '' },
      ],
      [{ type: 'facts', title: '', facts: [{ name: 'Right', value: 'side' }] }],
    ],
  },
  { type: 'sources', items: ['A book, 1952', 'A catalog'] },
])

test('every block is written into the text and read from it as it was', () => {
  expect(roundTrip(everyBlock)).toEqual(everyBlock)
})

test('blocks in which nothing was written are left out, and one that was begun is not', () => {
  const begun: ContentBlock = { type: 'picture', src: '', alt: '', caption: 'A cup' }
  expect(
    roundTrip([
      { type: 'heading', level: 2, text: '' },
      { type: 'picture', src: '', alt: '', caption: '' },
      { type: 'text', html: '<p></p>' },
      { type: 'sources', items: [] },
      begun,
    ]),
  ).toEqual([begun])
})

test('a long run of paragraphs is cut into text blocks that can be stored, and none of it is lost', () => {
  const paragraphs = Array.from({ length: 400 }, (_, place) => `<p>${place} ${'word '.repeat(60).trim()}</p>`)
  const blocks = roundTrip([
    { type: 'text', html: paragraphs.slice(0, 100).join('') },
    { type: 'text', html: paragraphs.slice(100).join('') },
  ])
  expect(contentBlocksSchema.safeParse(blocks).success).toBe(true)
  expect(blocks.map((block) => (block.type === 'text' ? block.html : '')).join('')).toBe(paragraphs.join(''))
})
