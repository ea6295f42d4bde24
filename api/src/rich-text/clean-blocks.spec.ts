import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import { describe, expect, it } from 'vitest'
import { turnsOfOthers } from '../testing/turns-of-others.ts'
import { cleanBlocks, cleanBlocksAtOnce } from './clean-blocks.ts'

const text = (html: string) => ({ type: 'text' as const, html })

describe('the blocks that are kept', () => {
  it.each(['<script>evil()</script>', '<p></p>', '<img src=x onerror=evil()>', '<p>&nbsp;<br></p>', '   '])(
    'are without those of which nothing is left: %s',
    async (html) => {
      expect(await cleanBlocks([text('<p>One</p>'), text(html), text('<p>Two</p>')])).toEqual([
        text('<p>One</p>'),
        text('<p>Two</p>'),
      ])
    },
  )

  it('are measured as they are kept', async () => {
    await expect(cleanBlocks([text('&'.repeat(dictionaryWritingLimits.blockTextMax))])).rejects.toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    )
  })

  it('are the same where a process cleans them at once', async () => {
    const blocks = [text('<p>One</p>'), text('<script>evil()</script>'), text('<b>Two</b>')]
    expect(cleanBlocksAtOnce(blocks)).toEqual(await cleanBlocks(blocks))
  })

  it('of several calls are cleaned in turn, a text or row of one in each turn of the event loop', async () => {
    const blocks = Array.from({ length: 10 }, () => text('<p>One</p>'))
    const turns = await turnsOfOthers(() =>
      Promise.all([cleanBlocks(blocks), cleanBlocks(blocks), cleanBlocks(blocks)]),
    )
    expect(turns).toBeGreaterThanOrEqual(30)
  })

  it('of one long text let other calls run, too', async () => {
    const turns = await turnsOfOthers(() => cleanBlocks([text('<p>a</p>'.repeat(6_200))]))
    expect(turns).toBeGreaterThanOrEqual(6)
  })

  it.each(['<b>', '<ul><li>', '<x>', '<'])('are refused where a text is nothing but %s', async (tag) => {
    const html = tag.repeat(dictionaryWritingLimits.blockTextMax / tag.length)
    await expect(cleanBlocks([text(html)])).rejects.toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    )
  })

  it('let other calls run after each text and each row', async () => {
    const rows = Array.from({ length: 20 }, () => ['a', 'b'])
    const turns = await turnsOfOthers(() =>
      cleanBlocks([
        ...Array.from({ length: 20 }, () => text('<p>One</p>')),
        { type: 'table', title: '', hasHeader: false, rows },
      ]),
    )
    expect(turns).toBeGreaterThanOrEqual(40)
  })
})

describe('cells and columns', () => {
  it('are sanitized as texts are', async () => {
    const blocks = await cleanBlocks([
      {
        type: 'table',
        title: '',
        hasHeader: false,
        rows: [
          [
            '<p onclick="evil()">One<br>two</p>',
            '<a href="javascript:evil()">x</a>',
            '<img src=x onerror=evil()>',
          ],
        ],
      },
      {
        type: 'columns',
        columns: [[text('<p>Left<script>evil()</script></p>'), text('<script>evil()</script>')], []],
      },
    ])
    expect(blocks).toEqual([
      { type: 'table', title: '', hasHeader: false, rows: [['One<br />two', '<a>x</a>', '']] },
      { type: 'columns', columns: [[text('<p>Left</p>')], []] },
    ])
  })

  it('that grow over their limit are refused with their place', async () => {
    const table = {
      type: 'table' as const,
      title: '',
      hasHeader: false,
      rows: [['a', '&'.repeat(dictionaryWritingLimits.tableCellMax)]],
    }
    await expect(cleanBlocks([table])).rejects.toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  })
})
