import type { Score } from './schemas.ts'

type RangeDifference = NonNullable<Score['difference']>

const inWhat: Record<Exclude<NonNullable<RangeDifference['cause']>, 'market'>, string> = {
  condition: 'condition',
  maker: 'maker',
  form: 'form',
  material: 'material',
  style: 'period or technique',
  year: 'year',
  size: 'size',
  pieces: 'number of pieces',
  amount: 'a measure in its description, such as mileage or pages',
  category: 'category',
  text: 'what its title and description say',
}

/** Why the range and the prices that its comparables brought are apart, in one sentence. */
export function sayDifference({ direction, cause }: RangeDifference): string {
  if (direction === 'apart') return 'These prices are far apart, so most of them lie outside the range.'
  const where = `The range lies ${direction} most of these prices`
  if (cause === 'market')
    return `${where}, mainly because prices have ${direction === 'above' ? 'risen' : 'fallen'} since these sales.`
  return `${where}, mainly because your item differs from these in ${inWhat[cause ?? 'text']}.`
}
