import { expect, test } from 'vitest'
import { factsIn } from './entry-words.ts'
import { holdsIds, withNames } from './AuditDetails.tsx'

const names = {
  categories: new Map([
    [3, 'Glass'],
    [4, 'Ceramics › Porcelain'],
  ]),
  authors: new Map([
    [7, 'Ada Okonkwo'],
    [8, 'Ben Hale'],
  ]),
}

test('categories and authors are told by name, before and after; what has been deleted since by its number', () => {
  const details = {
    categoryId: { from: 3, to: 4 },
    authorIds: { from: [7], to: [7, 8, 9] },
    parentId: { from: 0, to: 4 },
    authorId: { from: 7, to: 8 },
    categoryIds: { from: [3], to: [3, 4] },
    title: { from: 'Jug', to: 'Ewer' },
  }
  expect(holdsIds(details)).toBe(true)
  expect(holdsIds({ title: 'Jug' })).toBe(false)
  expect(factsIn(withNames(details, names)).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'category: Glass → Ceramics › Porcelain',
    'authors: Ada Okonkwo → Ada Okonkwo, Ben Hale, number 9',
    'parent category: none → Ceramics › Porcelain',
    'author: Ada Okonkwo → Ben Hale',
    'categories: Glass → Glass, Ceramics › Porcelain',
    'title: Jug → Ewer',
  ])
})
