import { contentBlocksSchema, plainTextOf } from '@vitrine/contracts/dictionary/content'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from './sanitize-rich-text.ts'
import { textToBlocks } from './text-blocks.ts'

const htmlOf = (text: string) => textToBlocks(text).map((block) => (block.type === 'text' ? block.html : ''))

describe('text as content', () => {
  it('has a paragraph for each blank line and keeps line breaks', () => {
    expect(htmlOf('One\r\ntwo\r\n\r\n \n\nThree')).toEqual(['<p>One<br />two</p><p>Three</p>'])
    expect(htmlOf('  \n\n ')).toEqual([])
  })

  it('shows tags and entities as they are written', () => {
    expect(htmlOf('<script>alert(1)</script> &amp; <b>')).toEqual([
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &lt;b&gt;</p>',
    ])
  })

  it('is what sanitizing leaves as it is, and reads as before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const html of htmlOf(text)) expect(sanitizeRichText(html)).toBe(html)
        const words = (whole: string) => whole.split(/\s+/).filter(Boolean)
        expect(words(plainTextOf(textToBlocks(text)))).toEqual(words(text))
      }),
    )
  })

  it('keeps the limits of content whatever its length, and never cuts a character in two', () => {
    const blocks = textToBlocks(
      `${'&'.repeat(30_000)}\n\n${'🏺'.repeat(40_000)}\n\n${'word '.repeat(60_000)}`,
    )
    expect(contentBlocksSchema.safeParse(blocks).success).toBe(true)
    expect(blocks.length).toBeGreaterThan(5)
    expect(JSON.stringify(blocks).isWellFormed()).toBe(true)
    expect(JSON.stringify(blocks)).not.toContain('\\ud')
  })
})
