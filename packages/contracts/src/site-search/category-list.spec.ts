import { expect, it } from 'vitest'
import { readCategoryList, writeCategoryList } from './category-list.ts'

it('several categories are one parameter, each once, five at most', () => {
  expect(readCategoryList('')).toEqual([])
  expect(readCategoryList('glass')).toEqual(['glass'])
  expect(readCategoryList('glass, metals,,glass')).toEqual(['glass', 'metals'])
  expect(readCategoryList('a,b,c,d,e,f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(writeCategoryList(['glass', 'metals'])).toBe('glass,metals')
})
