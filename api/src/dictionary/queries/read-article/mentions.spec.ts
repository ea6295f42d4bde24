import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { describe, expect, test } from 'vitest'
import { linkMentions, mentionKeys } from './mentions.ts'

const text = (html: string): ContentBlock => ({ type: 'text', html })
const entries = [
  { id: 1, url: 'hallmark', title: 'Hallmark' },
  { id: 2, url: 'sheffield-plate', title: 'Sheffield Plate' },
  { id: 3, url: 'plate', title: 'Plate' },
  { id: 4, url: 'electroplate', title: 'Electroplate (EPNS)' },
  { id: 5, url: 'cloisonne', title: 'Cloisonné' },
]
const linkedIn = (...html: string[]) =>
  linkMentions(html.map(text), entries).blocks.map((block) => ('html' in block ? block.html : ''))

describe('mentions of other entries', () => {
  test('the first leads to the entry, in its own spelling, and no later one does', () => {
    expect(linkedIn('<p>Two HALLMARKS and a hallmark.</p>', '<p>A hallmark.</p>')).toEqual([
      '<p>Two <a href="/dictionary/hallmark">HALLMARKS</a> and a hallmark.</p>',
      '<p>A hallmark.</p>',
    ])
    expect(linkedIn('<p>electroplate, cloisonne’s wires</p>')).toEqual([
      '<p><a href="/dictionary/electroplate">electroplate</a>, <a href="/dictionary/cloisonne">cloisonne’s</a> wires</p>',
    ])
  })

  test('the longest title counts, also across a line, but not across a sign', () => {
    expect(linkedIn('<p>Old Sheffield\nplate, a plate</p>')).toEqual([
      '<p>Old <a href="/dictionary/sheffield-plate">Sheffield\nplate</a>, a <a href="/dictionary/plate">plate</a></p>',
    ])
    expect(linkedIn('<p>Sheffield, plate</p>')).toEqual([
      '<p>Sheffield, <a href="/dictionary/plate">plate</a></p>',
    ])
  })

  test('links stay as they were written, and what an author linked is not linked again', () => {
    const written =
      '<p><a href="/dictionary/hallmark">marks</a>, hallmark, <a href="https://x.example/"><em>plate</em></a></p>'
    expect(linkedIn(written)).toEqual([written])
  })

  test('neither tags nor entities are taken for words', () => {
    expect(linkedIn('<p title="hallmark">&hallmark; &amp; hallmarked</p>')).toEqual([
      '<p title="hallmark">&hallmark; &amp; hallmarked</p>',
    ])
  })

  test('a word that a tag divides is one word, and accents of two signs belong to their letter', () => {
    const written =
      '<p><strong>Hall</strong>mark, <em>electro</em>plate, <a href="https://x.example/">silver</a>plate, <em><strong>plate</strong></em>d</p>'
    expect(linkedIn(written)).toEqual([written])
    expect(linkedIn('<p><strong>Hallmark</strong> of cloisonne\u0301</p>')).toEqual([
      '<p><strong><a href="/dictionary/hallmark">Hallmark</a></strong> of <a href="/dictionary/cloisonne">cloisonne\u0301</a></p>',
    ])
  })

  test('texts in columns are linked; headings, captions, quotations and tables are not, but a link in a table counts', () => {
    const column: ContentBlock[] = [
      { type: 'heading', level: 2, text: 'Hallmark' },
      { type: 'picture', src: '/media/a.webp', alt: '', caption: 'A hallmark' },
      { type: 'quote', text: 'Hallmark', source: '' },
    ]
    const table: ContentBlock = {
      type: 'table',
      title: 'Plate',
      hasHeader: false,
      rows: [['hallmark', '<a href="/dictionary/plate">plate</a>']],
    }
    const columns = {
      type: 'columns',
      columns: [column, [text('<p>A hallmark, a plate</p>')]],
    } as ContentBlock
    const { blocks, linked } = linkMentions([columns, table], entries)
    expect(blocks).toEqual([
      {
        type: 'columns',
        columns: [column, [text('<p>A <a href="/dictionary/hallmark">hallmark</a>, a plate</p>')]],
      },
      table,
    ])
    expect(linked.map(({ id }) => id)).toEqual([1])
    expect(mentionKeys([columns])).toContain('hallmark')
  })

  test('an url with signs stays within its attribute', () => {
    const { blocks } = linkMentions([text('<p>odd name</p>')], [{ id: 9, url: 'a"b', title: 'Odd name' }])
    expect(blocks).toEqual([text('<p><a href="/dictionary/a%22b">odd name</a></p>')])
  })

  test('names what is linked, and asks for keys of texts alone', () => {
    expect(
      linkMentions(
        [text('<p>plate</p>'), { type: 'heading', level: 2, text: 'Hallmark' }],
        entries,
      ).linked.map(({ id }) => id),
    ).toEqual([3])
    expect(
      mentionKeys([text('<p>Old <b>plates</b> in it</p>'), { type: 'heading', level: 2, text: 'Hallmark' }]),
    ).toEqual(['plates', 'plate', 'in it'])
  })

  test('a long text is read to its 3,000th word', () => {
    expect(mentionKeys([text(`<p>${'some. '.repeat(3_000)}more.</p>`)])).toEqual(['some'])
  })
})
