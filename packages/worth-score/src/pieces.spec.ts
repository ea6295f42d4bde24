import { describe, expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'

describe('how many pieces a title says', () => {
  it.each([
    ['Set of 6 plates', 6],
    ['Set of six plates', 6],
    ['A pair of candlesticks', 2],
    ['Pair: brass lamp', 2],
    ['Lot of 12: silver spoon', 12],
    ['(2) Paysages & figures', 2],
    ['Ten pieces of creamware', 10],
    ['Vase', 1],
    ['Vase, one of a pair', 1],
    ['Pair of sugar tongs', 1],
    ['A pair of tongs', 1],
    ['(1) Vase', 1],
    ['Model no. 12 clock', 1],
  ])('%s', (title, pieces) => expect(piecesOf({ title })).toBe(pieces))
})
