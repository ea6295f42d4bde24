import { expect, it } from 'vitest'
import { itemFields } from '../vault-items/item-fields.ts'
import { recordFields } from '../vault-records/record-fields.ts'
import { importTarget, importTargets } from './targets.ts'

it('every field of an item and its record can be filled, but what photos show', () => {
  const names = [...itemFields, ...recordFields].map(({ name }) => name)
  const missing = names.filter((name) => importTarget(name) === undefined)
  // Measurements are filled one by one, or from a cell that has all of them.
  expect(missing).toEqual(['measurements', 'photoRoles'])
})

it('keys are unique', () => {
  expect(new Set(importTargets.map(({ key }) => key)).size).toBe(importTargets.length)
})
