import { describe, expect, it } from 'vitest'
import { assetPath } from './asset-path.ts'

describe('where a picture is fetched from', () => {
  it('D1-047: is the asset host for a relative URL', () => {
    expect(assetPath('/media/vase.webp', 'https://assets.example')).toBe(
      'https://assets.example/media/vase.webp',
    )
  })

  it('is the site itself where there is no asset host', () => {
    expect(assetPath('/media/vase.webp', '')).toBe('/media/vase.webp')
  })

  it.each([
    'https://images.vitrine.example/vase.webp',
    '//images.vitrine.example/vase.webp',
    'data:image/svg+xml,x',
  ])('is what %s says', (src) => {
    expect(assetPath(src, 'https://assets.example')).toBe(src)
  })
})
