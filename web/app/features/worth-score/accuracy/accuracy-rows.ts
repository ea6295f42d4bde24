import type { WorthAccuracy } from '@vitrine/contracts/worth-score/schemas'

export type Accuracy = NonNullable<WorthAccuracy['currencies'][number]['accuracy']>

export interface AccuracyRow {
  name: string
  /** The categories that the row combines. */
  combines: string
  figures: Accuracy['overall']
}

const share = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** '50.3%': the goals are told apart by less than one percent. */
export function formatShare(value: number): string {
  return share.format(value)
}

/** '1.32×' */
export function formatFactor(factor: number): string {
  return `${factor.toFixed(2)}×`
}

/** All items first, then the categories. */
export function accuracyRows({ overall, byCategory }: Accuracy): AccuracyRow[] {
  return [{ name: 'All items', combines: '', figures: overall }, ...categoryRows({ byCategory })]
}

/** One row that combines all categories is the overall row again. */
export function categoryRows({ byCategory }: Pick<Accuracy, 'byCategory'>): AccuracyRow[] {
  if (byCategory.length < 2) return []
  return byCategory.map(({ categories, figures }) => ({
    name: categories.length === 1 ? (categories[0] ?? '') : 'Other categories',
    combines: categories.length === 1 ? '' : categories.toSorted().join(', '),
    figures,
  }))
}

export function yearRows({ byYear }: Pick<Accuracy, 'byYear'>): AccuracyRow[] {
  if (byYear.length < 2) return []
  return byYear.map(({ from, to, figures }) => ({
    name: from === to ? String(from) : `${from}–${to}`,
    combines: '',
    figures,
  }))
}
