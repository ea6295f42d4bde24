import type { WordEffects } from '@vitrine/contracts/worth-score/schemas'
import type { Lesson } from '@vitrine/worth-score/learn'
import { strongestWords } from '../strongest-words.ts'

const number = new Intl.NumberFormat('en-US')

/** What was learned of a currency, in lines for an operator. */
export function describeLesson(currency: string, { prices, calibration, judged }: Lesson): string {
  const { lots, first, last } = prices.learntFrom
  if (judged.tooFew === judged.lots)
    return `${currency}: none of ${number.format(judged.lots)} sold items had five comparables. What was learned before stays in use.`
  const { raising, lowering } = strongestWords(prices.weights)
  return [
    `${currency}: learned from ${number.format(lots)} sold items of ${first} to ${last}.`,
    `  Judged by ${number.format(judged.lots)} later ones that it had not seen: half of the estimates within a factor of ${judged.medianFactor.toFixed(2)}; ${number.format(judged.tooFew)} had fewer than five comparables.`,
    `  The range for 8 in 10 usually reaches to ${calibration.usualWidth.toFixed(1)} times its begin; ${calibration.byCategory.size} categories have a reach of their own.`,
    `  Prices move by ${percent(prices.drift.overall)} a year.`,
    `  What raises a price most: ${raising.map(effect).join(', ')}.`,
    `  What lowers it most: ${lowering.map(effect).join(', ')}.`,
  ].join('\n')
}

function effect({ word, factor }: WordEffects['raising'][number]): string {
  return `${word} (${factor.toFixed(2)} times)`
}

function percent(drift: number): string {
  const share = (Math.exp(drift) - 1) * 100
  return `${share >= 0 ? '+' : '−'}${Math.abs(share).toFixed(1)}%`
}
