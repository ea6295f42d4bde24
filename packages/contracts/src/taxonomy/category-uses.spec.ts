import { expect, test } from 'vitest'
import { moveFirst, type CategoryUses } from './category-uses.ts'

const none: CategoryUses = {
  subcategories: 0,
  articles: 0,
  trashed: 0,
  soldItems: 0,
  marks: 0,
  books: 0,
  blogArticles: 0,
  auctions: 0,
  vaultItems: 0,
}

test.each([
  [{ articles: 4 }, 'Move its 4 articles first.'],
  [{ subcategories: 1 }, 'Move its 1 subcategory first.'],
  [{ articles: 1, soldItems: 1200 }, 'Move its 1 article and 1,200 sold items first.'],
  [
    { subcategories: 2, marks: 3, blogArticles: 1 },
    'Move its 3 marks, 1 Blog article, and 2 subcategories first.',
  ],
])('%j: %s', (uses, sentence) => {
  expect(moveFirst({ ...none, ...uses })).toBe(sentence)
})

test('a category that nothing uses can be deleted', () => {
  expect(moveFirst(none)).toBeNull()
})
