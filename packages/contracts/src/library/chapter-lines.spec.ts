import { expect, it } from 'vitest'
import { chaptersOfLines, linesOfChapters } from './chapter-lines.ts'

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
