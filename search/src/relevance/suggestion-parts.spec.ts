import { expect, test } from 'vitest'
import { planQuery } from './query-plan.ts'
import { partsOf } from './suggestion-parts.ts'

const parts = (text: string) =>
  partsOf(planQuery(text)?.terms ?? []).map((part) => part.map(({ token }) => token).join(' '))

test.each([
  ['pewter t', ['pewter']],
  ['cut gl', ['cut', 'gl']],
  ['blue willow plate', ['willow plate', 'blue willow', 'blue plate', 'willow', 'plate', 'blue']],
  ['iphone 15', ['iphone']],
  ['vase', []],
])('the parts of %j are %j', (text, wanted) => expect(parts(text)).toEqual(wanted))

test('of many words only one is left out', () => {
  expect(parts('one red tin oak box lid')).toHaveLength(6)
})
