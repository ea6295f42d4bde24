import { expect, test } from 'vitest'
import { printable, type Run } from './printable.ts'

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
const latin = (codePoint: number) => codePoint < 0x300

test.each([
  ['Teapot, 1790', 'Teapot, 1790'],
  ['Für später', 'Für später'],
  ['青花 vase', '□□ vase'],
  ['🏺', '□'],
  ['👩‍👩‍👧‍👦 family', '□ family'],
  ['Z\u0351\u036B', 'Z'],
  ['a\u200Bb\u202Ec\u0001d', 'abcd'],
  ['Height\t12 cm', 'Height 12 cm'],
  ['two\nlines of 花', 'two\nlines of □'],
])('%j is printed as %j', (text, printed) => {
  expect(textOf(printable(text, latin, () => false))).toBe(printed)
})

test('a letter that the first font lacks is printed in the second, and a box where both lack it', () => {
  const chinese = (codePoint: number) => codePoint >= 0x4e00 && codePoint < 0xa000
  const runs = printable('Vase 青花 瓷, 清\n花🏺', latin, chinese)
  expect(runs).toEqual([
    { isWide: false, text: 'Vase ' },
    { isWide: true, text: '青花 瓷' },
    { isWide: false, text: ', ' },
    { isWide: true, text: '清\n花' },
    { isWide: false, text: '□' },
  ])
  expect(textOf(runs)).toBe('Vase 青花 瓷, 清\n花□')
})
