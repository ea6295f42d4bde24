import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizedInParts, sanitizeRichText } from './sanitize-rich-text.ts'

function inParts(html: string): { text: string | null; parts: number } {
  const steps = sanitizedInParts(html, 1)
  for (let parts = 0; ; parts++) {
    const step = steps.next()
    if (step.done) return { text: step.value, parts }
  }
}

const names = [
  'p',
  'strong',
  'em',
  'b',
  'i',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
  'script',
  'x',
  'table',
]
const tags = names.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} title="a">`, `<${name} />`])
const others = ['a', ' ', '&amp;', '&', '<', '>', '"', '<!--', '-->', '<a href="b', "<a href='>", '\n']
const anyHtml = fc
  .array(fc.oneof(fc.constantFrom(...tags), fc.constantFrom(...others)), { maxLength: 30 })
  .map((written) => written.join(''))

test('a text in parts is sanitized as it is whole', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      expect(inParts(html).text).toBe(sanitizeRichText(html))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['<p>One <b>two</b></p><ul><li>Three</li></ul><br />four', 4],
  ['<p>One</p><p title=two>Two</p><p>Three</p>', 2],
  ['<blockquote><p>One</p><p>Two</p></blockquote>', 2],
])('%s has %i parts', (html, parts) => expect(inParts(html).parts).toBe(parts))
