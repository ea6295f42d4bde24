import { sortedByTitle } from '@vitrine/contracts/title-order'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  changedCollectionKeys,
  changedNameKeys,
  changedTitleKeys,
  foldedText,
  titleKeys,
} from './text-keys.ts'

test('a filter finds what differs in accents and capitals alone', () => {
  expect(foldedText(' Sèvres  VASE ')).toBe('sevres vase')
})

test('two titles that differ in an accent are two, and stand beside each other', () => {
  expect([titleKeys('Étui'), titleKeys('etui')]).toEqual([
    { title_key: 'étui', sort_key: 'etui', title_folded: 'etui' },
    { title_key: 'etui', sort_key: 'etui', title_folded: 'etui' },
  ])
})

test('the stored key stays as it is until the title is another one', () => {
  const texts = (title: string) => ({ title, description: 'Old.' })
  expect([changedTitleKeys('O’Brien', "O'BRIEN"), changedTitleKeys('O’Brien', 'Brien')]).toEqual([
    { sort_key: "o'brien", title_folded: 'obrien' },
    { title_key: 'brien', sort_key: 'brien', title_folded: 'brien' },
  ])
  expect([
    changedCollectionKeys('Etui', texts('etui')),
    changedCollectionKeys('Etui', texts('Étui')),
  ]).toEqual([
    { sort_key: 'etui', title_folded: 'etui', description_folded: 'old' },
    { title_key: 'étui', sort_key: 'etui', title_folded: 'etui', description_folded: 'old' },
  ])
  expect([changedNameKeys('Axa', 'AXA'), changedNameKeys('Axa', 'Äxa')]).toEqual([
    { sort_key: 'axa', name_folded: 'axa' },
    { name_key: 'äxa', sort_key: 'axa', name_folded: 'axa\naexa' },
  ])
})

const linesOf = (file: string) =>
  readFileSync(new URL(`../../../testing/src/cases/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

test.each(
  linesOf('same-title.tsv')
    .slice(1)
    .map((line) => line.split('\t')),
)('D2-087: %s and %s are one title: %s', (one = '', other = '', same = '') => {
  expect(titleKeys(one).title_key === titleKeys(other).title_key).toBe(same === 'yes')
})

test('titles from A to Z are in the order that readers expect', () => {
  const titles = linesOf('natural-order.txt')
  expect(sortedByTitle(titles.toReversed(), (title) => title)).toEqual(titles)
})
