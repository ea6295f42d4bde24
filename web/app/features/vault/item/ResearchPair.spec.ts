import { expect, test } from 'vitest'
import { aUser } from '../../../../tests/a-user.ts'
import { researchOffer } from './ResearchPair.tsx'

const labelFor = (...[reader, hasRange = false]: [Parameters<typeof researchOffer>[0], boolean?]) =>
  researchOffer(reader, hasRange)?.label ?? null

test('D2-065: visitors and free members are offered a membership', () => {
  expect([labelFor(null), labelFor(aUser())]).toEqual(['Subscribe', 'Subscribe'])
})

test('D2-065: members without WorthScore are offered more, those with it nothing', () => {
  expect(labelFor(aUser(['ROLE_MARKS'], 'Active'))).toBe('Upgrade')
  expect(labelFor(aUser(['ROLE_UNLIMITED'], 'Active'))).toBeNull()
  expect(labelFor(aUser(['ROLE_FREE'], 'In Trial'))).toBeNull()
})

test('D2-065: whoever has used all lookups is offered more, but for an item that has its range', () => {
  const usedUp = { ...aUser(['ROLE_PRICE_GUIDE_LITE'], 'Active'), remainingLookups: 0 }
  expect([labelFor(usedUp), labelFor(usedUp, true)]).toEqual(['Upgrade', null])
})
