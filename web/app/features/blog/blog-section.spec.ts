import { expect, it } from 'vitest'
import { readResults } from '../../shared/results/results-section.ts'
import { blog, searchCall, sectionFor } from './blog-section.ts'

const read = (search: string) => readResults(blog, new URLSearchParams(search))

it('without a text the newest are asked for, with one the best', () => {
  expect(searchCall(read(''))).toEqual({
    q: '',
    inventory_topic: '',
    categories: '',
    'f.author': '',
    'f.year': '',
    s: 'publishedOn:desc',
    offset: 0,
  })
  expect(searchCall(read('q=silver&inventory_topic=metals&f.author=a&f.year=2026&offset=20'))).toEqual({
    q: 'silver',
    inventory_topic: 'metals',
    categories: '',
    'f.author': 'a',
    'f.year': '2026',
    s: 'relevance:desc',
    offset: 20,
  })
})

it('every topic of a parameter that is repeated is asked for, and no kind of one is hidden', () => {
  expect(searchCall(read('inventory_topic=glass&inventory_topic=metals')).inventory_topic).toBe(
    'glass,metals',
  )
  expect(read('categories=stories&categories=media').filters).toEqual({ categories: 'stories,media' })
})

it('media posts are asked for by their word alone, and a year by four digits', () => {
  expect([
    searchCall(read('categories=media')).categories,
    searchCall(read('categories=stories')).categories,
    searchCall(read('f.year=99'))['f.year'],
  ]).toEqual(['media', '', ''])
  expect([sectionFor(read('categories=media')).nouns, sectionFor(read('')).nouns]).toEqual([
    'media posts',
    'posts',
  ])
})
