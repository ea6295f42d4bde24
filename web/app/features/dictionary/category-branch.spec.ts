import { describe, expect, it } from 'vitest'
import { nodes } from '../../../tests/fixture-data.ts'
import { categoryBranch } from './category-branch.ts'

describe('a category’s branch', () => {
  it('D1-103: lists the subcategories that have articles, here or below', () => {
    const branch = categoryBranch(nodes, 'ceramics')
    expect(branch?.entries.map(({ title }) => title)).toEqual(['Stoneware', 'Porcelain'])
    expect(branch?.entries.map(({ hasChildren }) => hasChildren)).toEqual([true, false])
  })

  it('shows a leaf among its siblings', () => {
    const branch = categoryBranch(nodes, 'porcelain')
    expect(branch?.heading.title).toBe('Ceramics')
    expect(branch?.ancestors.map(({ url }) => url)).toEqual(['ceramics'])
  })

  it('goes as deep as the tree', () => {
    expect(categoryBranch(nodes, 'salt-glazed-stoneware')?.ancestors.map(({ url }) => url)).toEqual([
      'ceramics',
      'stoneware',
    ])
  })

  it('knows no other category', () => {
    expect(categoryBranch(nodes, 'nowhere')).toBeNull()
  })
})
