import { describe, expect, it } from 'vitest'
import { isWaitingToApply } from './use-search-filters.ts'

describe('Apply Filters', () => {
  const applied = { categories: 'glass', authors: '' }

  it('D1-094: waits when another category or author is chosen', () => {
    expect(isWaitingToApply({ category: 'metals', author: '' }, applied)).toBe(true)
    expect(isWaitingToApply({ category: 'glass', author: '3' }, applied)).toBe(true)
  })

  it('D1-094: is not offered for what the URL already says, nor for the default', () => {
    expect(isWaitingToApply({ category: 'glass', author: '' }, applied)).toBe(false)
    expect(isWaitingToApply({ category: '', author: '' }, applied)).toBe(false)
  })
})
