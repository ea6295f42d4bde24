import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isolated, linesOf, Paragraph, type VisualRun } from './bidi.ts'

const narrow = (text: string) => [{ isWide: false, text }]
const paragraphOf = (text: string) => new Paragraph(narrow(text))

/** As it looks: the font's engine turns the letters of a run that is read from right to left. */
const shown = (runs: readonly VisualRun[]) =>
  runs.map(({ text, isRightToLeft }) => (isRightToLeft ? [...text].toReversed().join('') : text)).join('')

const whole = (paragraph: Paragraph) => shown(paragraph.lineOf(0, paragraph.text.length))

/** Each letter is one wide. */
const wrapped = (paragraph: Paragraph, width: number) =>
  linesOf(paragraph, width, (start, end) => end - start).map(({ start, end }) =>
    shown(paragraph.lineOf(start, end)),
  )

const rows = readFileSync(fileURLToPath(new URL('cases/rtl.tsv', import.meta.url)), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [string, string])

test.each(rows)('%j is drawn as %j', (logical, visual) => {
  expect(whole(paragraphOf(logical))).toBe(visual)
})

describe('a paragraph', () => {
  test('has the direction of its first letter', () => {
    expect(['12 כוס', '(Cup) כוס', '«قصص» book'].map((text) => paragraphOf(text).isRightToLeft)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('is parted into lines as it is read, and each line is ordered by itself', () => {
    expect(wrapped(paragraphOf('מגש נחושת (משנת 1890 בערך) עם כיתוב'), 14)).toEqual([
      'תשוחנ שגמ',
      '1890 תנשמ)',
      'בותיכ םע (ךרעב',
    ])
  })

  test('that is read from left to right holds words of the other direction over a line break', () => {
    expect(wrapped(paragraphOf('Signed אברהם כהן, 1923 Jerusalem'), 14)).toEqual([
      'Signed םהרבא',
      '1923 ,ןהכ',
      'Jerusalem',
    ])
  })

  test.each([
    ['سنة ١٨٩٠', '١٨٩٠ ةنس'],
    ['طول ٣٫٥ سم', 'مس ٣٫٥ لوط'],
    ['اردو ۱۲۳', '۱۲۳ ودرا'],
    ['Price ١٢٬٥٠٠ today', 'Price ١٢٬٥٠٠ today'],
  ])('has numbers in the digits of its script from left to right: %s', (logical, visual) => {
    expect(whole(paragraphOf(logical))).toBe(visual)
  })

  test('parts a word that is wider than a line', () => {
    expect(wrapped(paragraphOf('אבגדהו זח'), 4)).toEqual(['דגבא', 'וה', 'חז'])
  })

  test('follows marks of direction and draws none', () => {
    expect(whole(paragraphOf('כוס (C)\u200F!'))).toBe('!(C) סוכ')
    expect(whole(paragraphOf('Cup כוס\u200E!'))).toBe('Cup סוכ!')
  })

  test('has a run for each font', () => {
    const paragraph = new Paragraph([...narrow('כוס '), { isWide: true, text: '青花' }, ...narrow(' 12')])
    expect(paragraph.lineOf(0, paragraph.text.length)).toEqual([
      { isWide: true, text: '青花', isRightToLeft: false },
      { isWide: false, text: ' 12', isRightToLeft: false },
      { isWide: false, text: 'כוס ', isRightToLeft: true },
    ])
  })
})

test('a value keeps its own direction beside a label of another', () => {
  const paragraph = new Paragraph([...narrow('Maker: '), ...isolated(narrow('אברהם כהן!'))])
  expect(paragraph.isRightToLeft).toBe(false)
  expect(whole(paragraph)).toBe('Maker: !ןהכ םהרבא')
})
