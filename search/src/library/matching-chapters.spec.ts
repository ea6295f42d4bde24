import { expect, it } from 'vitest'
import { Synonyms } from '../relevance/variants/synonyms.ts'
import { matchingChapters } from './matching-chapters.ts'

const contents = [
  'Introduction',
  'The Porcelain of Sèvres',
  'Porcelain and Pottery of the East',
  'Of Marks',
  'Clocks of the North',
].map((title, at) => ({ title, page: String(at * 10 + 1) }))
const titles = (text: string) => matchingChapters(contents, text).map(({ title }) => title)

it('are those that hold most of the words, in the order of the book, with their pages', () => {
  expect(titles('porcelain')).toEqual(['The Porcelain of Sèvres', 'Porcelain and Pottery of the East'])
  expect(titles('pottery porcelain')).toEqual(['Porcelain and Pottery of the East'])
  expect(matchingChapters(contents, 'sevres')).toEqual([
    { title: 'The Porcelain of Sèvres', page: '11', ranges: [[17, 23]] },
  ])
})

it('words are compared as search compares them: other forms and the beginning of the last word', () => {
  expect(titles('clock')).toEqual(['Clocks of the North'])
  expect(titles('porcel')).toHaveLength(2)
  expect(titles('porcelian')).toEqual([])
  expect(
    matchingChapters(
      contents,
      'timepiece',
      new Synonyms([{ kind: 'equal', terms: ['timepiece', 'clock'] }]),
    ).map(({ page }) => page),
  ).toEqual(['41'])
})

it('passing words alone match nothing, and no text does either', () => {
  expect(titles('of the')).toEqual([])
  expect(titles('the silver of')).toEqual([])
  expect(titles(' ')).toEqual([])
})
