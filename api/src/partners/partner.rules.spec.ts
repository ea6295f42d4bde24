import { describe, expect, it } from 'vitest'
import { draw, orderAfterMove } from './partner.rules.ts'

describe('a draw', () => {
  const houses = Array.from({ length: 14 }, (_, number) => number)

  it('has as many as are wanted, each at most once', () => {
    for (let round = 0; round < 100; round += 1) {
      const drawn = draw(houses, 8)
      expect(new Set(drawn).size).toBe(8)
    }
  })

  it('is everybody where there are no more', () => {
    expect(draw([1, 2, 3], 8).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(draw([], 8)).toEqual([])
  })

  it('lets everybody be first or left out, and follows its chance', () => {
    expect(draw(houses, 2, () => 0)).toEqual([0, 1])
    expect(draw(houses, 2, () => 0.999_999)).toEqual([13, 12])
  })
})

describe('a move', () => {
  it.each([
    [3, 1, [3, 1, 2, 4]],
    [1, 3, [2, 3, 1, 4]],
    [2, 2, [1, 2, 3, 4]],
    [1, 99, [2, 3, 4, 1]],
  ])('of %i to place %i', (id, place, order) => {
    expect(orderAfterMove([1, 2, 3, 4], id, place)).toEqual(order)
  })
})
