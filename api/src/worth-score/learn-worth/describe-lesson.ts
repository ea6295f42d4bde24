import type { Lesson } from '@vitrine/worth-score/learn'

const MOST_TOLD = 8
const TOLD_KINDS = /^(word|said|maker|phrase) /
const number = new Intl.NumberFormat('en-US')

/** What was learned of a currency, in lines for an operator. */
export function describeLesson(currency: string, { prices, calibration, judged }: Lesson): string {
  const { lots, first, last } = prices.learntFrom
  if (judged.tooFew === judged.lots)
    return `${currency}: none of ${number.format(judged.lots)} sold items had five comparables. What was learned before stays in use.`
  const words = [...prices.weights]
    .filter(([name]) => TOLD_KINDS.test(name))
    .toSorted(([, one], [, other]) => other - one)
  return [
    `${currency}: learned from ${number.format(lots)} sold items of ${first} to ${last}.`,
    `  Judged by ${number.format(judged.lots)} later ones that it had not seen: half of the estimates within a factor of ${judged.medianFactor.toFixed(2)}; ${number.format(judged.tooFew)} had fewer than five comparables.`,
    `  The range for 8 in 10 usually reaches to ${calibration.usualWidth.toFixed(1)} times its begin; ${calibration.byCategory.size} categories have a reach of their own.`,
    `  Prices move by ${percent(prices.drift.overall)} a year.`,
    `  What raises a price most: ${words.slice(0, MOST_TOLD).map(effect).join(', ')}.`,
    `  What lowers it most: ${words.slice(-MOST_TOLD).toReversed().map(effect).join(', ')}.`,
  ].join('\n')
}

function effect([name, weight]: readonly [string, number]): string {
  return `${name.replace(TOLD_KINDS, '')} (${Math.exp(weight).toFixed(2)} times)`
}

function percent(drift: number): string {
  const share = (Math.exp(drift) - 1) * 100
  return `${share >= 0 ? '+' : '−'}${Math.abs(share).toFixed(1)}%`
}
