import { expect, it } from 'vitest'
import { chaptersOfLines, linesOfChapters, isPageNumber } from './chapters.ts'

it.each(['Preface', 'Preface|', 'Preface | xii', 'A|B|7', 'A\n\nB|2', 'A\n', ' '])(
  'what is typed of a table of contents stays as it is: %j',
  (text) => {
    expect(linesOfChapters(chaptersOfLines(text))).toBe(text)
  },
)

it('the last bar parts title and page, and so does the tab of a pasted table', () => {
  expect(chaptersOfLines('Preface|v\r\nPots | Pans | 7\nMarks\t12\nIndex')).toEqual([
    { title: 'Preface', page: 'v' },
    { title: 'Pots | Pans ', page: ' 7' },
    { title: 'Marks', page: '12' },
    { title: 'Index' },
  ])
  expect(chaptersOfLines('')).toEqual([])
})

it.each(['1', '99999', 'i', 'xii', 'XLIV', 'mcmxc'])('%s is a page', (text) => {
  expect(isPageNumber(text)).toBe(true)
})

it.each(['', '0', '012', '100000', '-3', '1.5', 'p. 12', 'iiii', 'vx', 'x1'])('%s is none', (text) => {
  expect(isPageNumber(text)).toBe(false)
})
