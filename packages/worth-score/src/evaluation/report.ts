import type { Evaluation } from './evaluate.ts'
import type { Figures } from './judge.ts'

const COLUMNS: readonly { title: string; text(figures: Figures): string }[] = [
  { title: 'lots', text: ({ lots }) => String(lots) },
  { title: 'error', text: ({ medianError }) => decimal(medianError) },
  { title: 'factor', text: ({ medianFactor }) => decimal(medianFactor) },
  { title: 'mean log', text: ({ meanLogError }) => decimal(meanLogError) },
  { title: 'answered', text: ({ medianFactorAnswered }) => decimal(medianFactorAnswered) },
  { title: 'declined', text: ({ declinedFactor }) => decimal(declinedFactor) },
  { title: 'share', text: ({ declined }) => percent(declined) },
  { title: 'too few', text: ({ tooFew }) => percent(tooFew) },
  { title: 'bias', text: ({ bias }) => decimal(bias) },
  { title: 'in two', text: ({ withinTwo }) => percent(withinTwo) },
  { title: '50%', text: ({ coverage50 }) => percent(coverage50) },
  { title: 'width', text: ({ width50 }) => decimal(width50) },
  { title: '80%', text: ({ coverage80 }) => percent(coverage80) },
  { title: 'width', text: ({ width80 }) => decimal(width80) },
]
const NAME_WIDTH = 40
const COLUMN_WIDTH = 9

/** The table for people; `lastLine` is for programs. */
export function table({
  learntFrom,
  overall,
  factorInterval,
  categoryMedian,
  nearestTexts,
  plainRidge,
  overPlainRidge,
  byCategory,
  trueModel,
}: Evaluation): string {
  const line = (name: string, figures: Figures, only?: readonly string[]) =>
    name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH) +
    COLUMNS.map(({ title, text }) =>
      (only && !only.includes(title) ? '–' : text(figures)).padStart(COLUMN_WIDTH),
    ).join('')
  const plainOnly = ['lots', 'error', 'factor', 'mean log', 'bias', 'in two']
  return [
    `Learnt from ${learntFrom} lots, estimated ${overall.lots} later ones.`,
    '',
    ''.padEnd(NAME_WIDTH) + COLUMNS.map(({ title }) => title.padStart(COLUMN_WIDTH)).join(''),
    line('WorthScore', overall),
    line('median of the category', categoryMedian, plainOnly),
    line('nearest 20 texts', nearestTexts, plainOnly),
    line('ridge regression on words', plainRidge, plainOnly),
    '',
    `With 95 in 100, the median factor of WorthScore lies from ${decimal(factorInterval.from)} to ${decimal(factorInterval.to)}; it is ${thousandths(overPlainRidge.ratio)} times that of ridge regression on words, from ${thousandths(overPlainRidge.from)} to ${thousandths(overPlainRidge.to)}.`,
    ...byCategory.flatMap((own) => [
      '',
      line(own.category, own.figures),
      line('  median of the category', own.categoryMedian, plainOnly),
      line('  nearest 20 texts', own.nearestTexts, plainOnly),
    ]),
    ...(trueModel
      ? [
          '',
          `Of ${trueModel.lots} single lots labeled rightly, the generator's own rules have a median factor of ${decimal(trueModel.medianFactor)}; WorthScore ${decimal(trueModel.ours)}, the category's median ${decimal(trueModel.categoryMedian)}.`,
        ]
      : []),
  ].join('\n')
}

/** One line of JSON, the overall figures first. */
export function lastLine({
  overall,
  learntFrom,
  factorInterval,
  categoryMedian,
  nearestTexts,
  plainRidge,
  overPlainRidge,
  byCategory,
  trueModel,
}: Evaluation): string {
  const {
    medianError,
    medianFactor,
    bias,
    withinTwo,
    medianFactorAnswered,
    declinedFactor,
    declined,
    coverage50,
    width50,
    coverage80,
    width80,
    lots,
    meanLogError,
    tooFew,
  } = overall
  return JSON.stringify({
    medianError,
    medianFactor,
    bias,
    withinTwo,
    medianFactorAnswered,
    declinedFactor,
    declined,
    coverage50,
    width50,
    coverage80,
    width80,
    lots,
    meanLogError,
    tooFew,
    factorInterval,
    learntFrom,
    categoryMedian,
    nearestTexts,
    plainRidge,
    overPlainRidge,
    byCategory,
    trueModel,
  })
}

const decimal = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2))
const thousandths = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3))
const percent = (value: number) => (Number.isNaN(value) ? '–' : `${(value * 100).toFixed(1)}%`)
