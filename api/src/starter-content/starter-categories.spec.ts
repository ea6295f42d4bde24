import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readStarterContent } from './read-starter-content.ts'

test('D2-091: the top categories are the 23 of the documents, and two that no list shows', async () => {
  const { categories } = await readStarterContent(
    fileURLToPath(new URL('../../starter-content', import.meta.url)),
  )
  const shown = categories.filter(({ title }) => !isHiddenCategory(title)).map(({ url }) => url)
  expect(shown.toSorted()).toEqual([
    'advertising',
    'alcohol-smoking',
    'antiquities',
    'books-paper-magazines',
    'ceramics',
    'coins-currency',
    'entertainment',
    'ethnic-folk-native-american-art',
    'fine-arts',
    'firearms-and-accessories',
    'fraternal-political-organizations',
    'furniture-furnishings',
    'glass',
    'jewelry',
    'metals',
    'militaria-weapons',
    'natural-history',
    'sports',
    'stamps',
    'textiles-clothing-accessories',
    'tools',
    'toys-dolls-games-puzzles',
    'transportation-and-vehicles',
  ])
  expect(categories).toHaveLength(25)
})
