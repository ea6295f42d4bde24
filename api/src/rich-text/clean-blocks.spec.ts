import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import { describe, expect, it } from 'vitest'
import { cleanBlocks } from './clean-blocks.ts'

const text = (html: string) => ({ type: 'text' as const, html })

describe('the blocks that are kept', () => {
  it.each(['<script>evil()</script>', '<p></p>', '<img src=x onerror=evil()>', '<p>&nbsp;<br></p>', '   '])('are without those of which nothing is left: %s', (html) => {
    expect(cleanBlocks([text('<p>One</p>'), text(html), text('<p>Two</p>')])).toEqual([text('<p>One</p>'), text('<p>Two</p>')])
  })

  it('are measured as they are kept', () => {
    expect(() => cleanBlocks([text('&'.repeat(dictionaryWritingLimits.blockTextMax))])).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  })
})
