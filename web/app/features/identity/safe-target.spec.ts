import { describe, expect, it } from 'vitest'
import { askedBefore, safeTarget } from './safe-target.ts'

describe('where log-in leads', () => {
  it.each(['/dictionary', '/dictionary/searchResults?query=a&s=title%3Aasc', '/app/vault/dashboard#top'])(
    'follows %s',
    (target) => {
      expect(safeTarget(target)).toBe(target)
    },
  )

  it.each([
    null,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/..//elsewhere.example',
    '/api/v1/identity/user-details',
  ])('D1-007, D3-172: goes home instead of to %s', (target) => {
    expect(safeTarget(target)).toBe('/')
  })
})

it('a mail leads on to the page that was asked for, where there was one of this site and of a sensible length', () => {
  const of = (parentUrl: string) => askedBefore(new URLSearchParams({ parentUrl }))
  expect(of('/app/accountSettings/subscription?plan=marks-annual&trial=true')).toEqual({
    parentUrl: '/app/accountSettings/subscription?plan=marks-annual&trial=true',
  })
  expect([
    of('/'),
    of('https://elsewhere.example/'),
    of(`/dictionary?query=${'x'.repeat(500)}`),
    askedBefore(new URLSearchParams()),
  ]).toEqual([{}, {}, {}, {}])
})
