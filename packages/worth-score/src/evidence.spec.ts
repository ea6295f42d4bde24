import { describe, expect, it } from 'vitest'
import { learnBlend, middleOf, spreadOf, type HeldOutLot } from './evidence.ts'
import { numbersFrom } from './random.ts'

const random = numbersFrom(5)
/** About 0, at most 1 from it. */
const chance = () => random() + random() - 1

const dayOf = (place: number) => `20${String(10 + (place % 80))}-05-01`

/** Lots of which each of the three says the price with a scatter of its own. */
function heldOutLots(
  count: number,
  scatter: { text: number; corrected: number; prices: number },
): HeldOutLot[] {
  return Array.from({ length: count }, (_, place) => {
    const paid = 5 + 2 * chance()
    return {
      paid,
      saleDate: dayOf(place),
      evidence: {
        text: paid + scatter.text * chance(),
        corrected: paid + scatter.corrected * chance(),
        prices: paid + scatter.prices * chance(),
        usualSpread: 0.5,
        scatter: 0.5,
      },
    }
  })
}

const errorOf = (blend: ReturnType<typeof learnBlend>, heldOut: readonly HeldOutLot[]) =>
  heldOut.reduce((sum, { evidence, paid }) => sum + Math.abs(paid - middleOf(blend, evidence)), 0)

describe('what text and comparables say together', () => {
  it('leans on what came nearest, and is nearer than any of them alone', () => {
    const heldOut = heldOutLots(2_000, { text: 1, corrected: 0.8, prices: 0.6 })
    const blend = learnBlend(heldOut)
    const { text, corrected, prices } = blend.parts
    expect(text + corrected + prices).toBeCloseTo(1, 10)
    expect(prices).toBeGreaterThan(text)
    for (const parts of [
      { text: 1, corrected: 0, prices: 0 },
      { text: 0, corrected: 1, prices: 0 },
      { text: 0, corrected: 0, prices: 1 },
    ])
      expect(errorOf(blend, heldOut)).toBeLessThan(errorOf({ ...blend, parts }, heldOut))
  })

  it('of few lots changes little: some come near by chance', () => {
    const few = learnBlend(heldOutLots(5, { text: 1, corrected: 1, prices: 0 })).parts
    const many = learnBlend(heldOutLots(2_000, { text: 1, corrected: 1, prices: 0 })).parts
    expect(few.prices).toBeLessThan(0.1)
    expect(many.prices).toBeGreaterThan(0.9)
  })

  it('is mostly the text where nothing else comes clearly nearer', () => {
    const { parts } = learnBlend(heldOutLots(2_000, { text: 0.5, corrected: 0.5, prices: 3 }))
    expect(parts.prices).toBeLessThan(0.05)
    expect(parts.text).toBeGreaterThan(0)
  })

  it('is surer where they agree', () => {
    const heldOut = Array.from({ length: 2_000 }, (_, place) => {
      const disagreement = place % 2
      const text = 5 + chance()
      return {
        saleDate: dayOf(place),
        paid: text + disagreement * (random() < 0.5 ? -1 : 1) + 0.1 * chance(),
        evidence: { text, corrected: text, prices: text + disagreement, usualSpread: 0.5, scatter: 0.5 },
      }
    })
    const blend = learnBlend(heldOut)
    const [agreed, disagreement] = heldOut
    if (!agreed || !disagreement) throw new Error('none')
    expect(spreadOf(blend, disagreement.evidence)).toBeGreaterThan(2 * spreadOf(blend, agreed.evidence))
  })
})
