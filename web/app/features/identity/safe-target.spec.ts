import { describe, expect, it } from 'vitest'
import { safeTarget } from './safe-target.ts'

describe('where log-in leads', () => {
  it.each(['/dictionary', '/dictionary/searchResults?query=a&s=title%3Aasc', '/app/vault/dashboard#top'])('follows %s', (target) => {
    expect(safeTarget(target)).toBe(target)
  })

  it.each([null, '', 'https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', 'javascript:alert(1)', '/..//elsewhere.example', '/api/v1/identity/user-details'])('goes home instead of to %s', (target) => {
    expect(safeTarget(target)).toBe('/')
  })
})
