import { describe, expect, it } from 'vitest'
import { contrastRatio, wordsOn } from './contrast.ts'

describe('contrast', () => {
  it('is 21 between black and white, in either order, and 1 of a color with itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21)
    expect(contrastRatio('#80590c', '#80590c')).toBe(1)
  })

  it('chooses dark words on light colors, light words on dark ones', () => {
    expect(wordsOn('#F5EFE3').color).toBe('#211c15')
    expect(wordsOn('#1F3A2E').color).toBe('#fcfaf5')
  })

  it('knows the tones between, on which neither is read', () => {
    expect(wordsOn('#7C7C7C').ratio).toBeLessThan(4.5)
  })
})
