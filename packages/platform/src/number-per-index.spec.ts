import { describe, expect, it } from 'vitest'
import { isNumberPerIndex, numberFor } from './number-per-index.ts'

const isOne = (text: string) => isNumberPerIndex(text, { least: 1, most: 100 })

describe('a number per index', () => {
  it('is that of the index, else that of all others, else none', () => {
    expect(
      ['price-guide', 'dictionary', 'marks'].map((index) =>
        numberFor('price-guide=12, dictionary=2,1', index),
      ),
    ).toEqual([12, 2, 1])
    expect(numberFor('price-guide=12', 'marks')).toBeUndefined()
    expect(numberFor('', 'marks')).toBeUndefined()
    expect(['1', '100', 'price-guide=12', 'price-guide=12, 1'].map(isOne)).toEqual([true, true, true, true])
  })

  it.each(['0', '101', 'x', '1,2', 'price-guide=', 'price-guide=1,price-guide=2', 'a=b', '-1', '1.5', '1,'])(
    '%s is none',
    (text) => {
      expect(isOne(text)).toBe(false)
    },
  )
})
