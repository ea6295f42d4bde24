import { expect, test } from 'vitest'
import { vaultItemLimits } from '../vault-items/limits.ts'
import { missingOfSet, readySets } from './ready-sets.ts'
import { ownFieldInputSchema } from './schemas.ts'

test.each(readySets)('the set of $label is one that a member could define, and fits an item', (set) => {
  for (const field of set.fields)
    expect(ownFieldInputSchema.parse(field)).toEqual({ ...field, categoryId: null })
  expect(new Set(set.fields.map(({ name }) => name)).size).toBe(set.fields.length)
  expect(set.fields.length).toBeLessThanOrEqual(vaultItemLimits.specificsMax)
})

test('a field that is there by name is not missing', () => {
  const missing = missingOfSet('textiles', [{ name: 'FIBER' }, { name: 'Length' }])
  expect(missing.map(({ name }) => name)).toEqual([
    'Technique',
    'Pattern',
    'Region',
    'Width',
    'Dyes',
    'Repairs',
    'Last cleaned',
  ])
})
