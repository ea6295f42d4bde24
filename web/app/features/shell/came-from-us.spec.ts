import { describe, expect, it } from 'vitest'
import { cameFromUs } from './NotFoundPage.tsx'

describe('the page before', () => {
  const from = (referrer: string) =>
    cameFromUs({ referrer, host: 'vitrine.example', ownHosts: ['shop.vitrine.example'] })

  it.each(['https://vitrine.example/dictionary', 'https://shop.vitrine.example/'])(
    'D1-047: %s was our own',
    (referrer) => {
      expect(from(referrer)).toBe(true)
    },
  )

  it.each([
    'https://elsewhere.example/',
    'https://vitrine.example.evil.example/',
    'https://other.vitrine.example/',
    '',
    'about:blank',
  ])('D1-047: %s was not', (referrer) => {
    expect(from(referrer)).toBe(false)
  })
})
