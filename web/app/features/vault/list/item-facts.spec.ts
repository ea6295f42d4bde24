import { describe, expect, it } from 'vitest'
import { estimateText, gridTags, gridTitle, mediaText, tagsText } from './item-facts.ts'

const tag = (title: string, id: number) => ({ id, title, color: '#ADB6BB' })

describe('what the list shows of an item', () => {
  it('D2-032: a title of 45 characters whole, a longer one cut', () => {
    expect(gridTitle('a'.repeat(45))).toBe('a'.repeat(45))
    expect(gridTitle('a'.repeat(46))).toBe(`${'a'.repeat(45)}...`)
    expect(gridTitle('🏺'.repeat(45))).toBe('🏺'.repeat(45))
  })

  it('D2-032: three tags on a card and how many more; their text in a row cut after 30 characters', () => {
    const tags = ['Porcelain', 'Grandmother', 'For the exhibition', 'Chipped'].map(tag)
    expect(gridTags(tags)).toEqual({ shown: tags.slice(0, 3), more: 1 })
    expect(gridTags(tags.slice(0, 3)).more).toBe(0)
    expect(tagsText(tags)).toBe('Porcelain, Grandmother, For th...')
    expect(tagsText(tags.slice(0, 2))).toBe('Porcelain, Grandmother')
  })

  it('D2-029: how many photos and videos', () => {
    expect(mediaText({ imagesCount: 3, videosCount: 1 })).toBe('3 photos, 1 video')
    expect(mediaText({ imagesCount: 0, videosCount: 0 })).toBe('')
  })

  it('the stored range in its own currency', () => {
    expect(
      estimateText({ estimatedPriceMin: 1200, estimatedPriceMax: 2400.5, estimateCurrency: 'USD' }),
    ).toBe('$ 1,200.00 - $ 2,400.50')
    expect(estimateText({ estimatedPriceMin: null, estimatedPriceMax: null, estimateCurrency: null })).toBe(
      '',
    )
    expect(estimateText({ estimatedPriceMin: 1, estimatedPriceMax: 2, estimateCurrency: 'EUR' })).toBe(
      '€ 1.00 - € 2.00',
    )
  })
})
