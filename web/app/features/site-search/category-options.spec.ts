import { describe, expect, it } from 'vitest'
import { chooseCategory, type ChosenCategories } from './category-options.ts'

const none: ChosenCategories = { urls: [], refused: false }
const chosen = (...urls: string[]) => urls.reduce(chooseCategory, none)

describe('the categories of a search', () => {
  it('are chosen and taken back one by one', () => {
    expect(chosen('glass', 'metals').urls).toEqual(['glass', 'metals'])
    expect(chosen('glass', 'metals', 'glass').urls).toEqual(['metals'])
  })

  it('D1-068: are five at most: the sixth is refused, and again accepted once one is taken back', () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    expect(chosen(...five, 'f')).toEqual({ urls: five, refused: true })
    expect(chosen(...five, 'f', 'a', 'f')).toEqual({ urls: ['b', 'c', 'd', 'e', 'f'], refused: false })
  })

  it('are all again with the first option', () => {
    expect(chosen('a', 'b', '')).toEqual(none)
  })
})
