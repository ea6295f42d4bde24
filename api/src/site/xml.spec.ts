import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test.each([
  [`Vase & "cover" <1>'s`, 'Vase &amp; &quot;cover&quot; &lt;1&gt;&apos;s'],
  ['bell\u0007 and\u000b page\ufffe', 'bell and page'],
  ['half \ud83d a sign', 'half \ufffd a sign'],
  ['line\nand tab\t', 'line\nand tab\t'],
])('%j stands in XML as %j', (text, written) => {
  expect(xmlText(text)).toBe(written)
})
