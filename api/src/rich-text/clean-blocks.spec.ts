import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import { describe, expect, it } from 'vitest'
import { cleanBlocks } from './clean-blocks.ts'

const text = (html: string) => ({ type: 'text' as const, html })

describe('the blocks that are kept', () => {
  it.each(['<script>evil()</script>', '<p></p>', '<img src=x onerror=evil()>', '<p>&nbsp;<br></p>', '   '])(
    'are without those of which nothing is left: %s',
    (html) => {
      expect(cleanBlocks([text('<p>One</p>'), text(html), text('<p>Two</p>')])).toEqual([
        text('<p>One</p>'),
        text('<p>Two</p>'),
      ])
    },
  )

  it('are measured as they are kept', () => {
    expect(() => cleanBlocks([text('&'.repeat(dictionaryWritingLimits.blockTextMax))])).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    )
  })
})

describe('cells and columns', () => {
  it('are sanitized as texts are', () => {
    const blocks = cleanBlocks([
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

  it('that grow over their limit are refused with their place', () => {
    const table = {
      type: 'table' as const,
      title: '',
      hasHeader: false,
      rows: [['a', '&'.repeat(dictionaryWritingLimits.tableCellMax)]],
    }
    expect(() => cleanBlocks([table])).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  })
})
