import { billingMessages } from '@vitrine/contracts/billing/messages'
import { expect, it } from 'vitest'
import { assertOverdue } from './overdue.rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const dayBefore = new Date('2026-11-22T12:00:00Z')

it('staff decide about what nobody knows for a day, and not sooner', () => {
  expect(() => assertOverdue({ state: 'unknown', claimed_at: dayBefore }, now)).not.toThrow()
  expect(() => assertOverdue({ state: 'claimed', claimed_at: dayBefore }, now)).not.toThrow()
  expect(() =>
    assertOverdue({ state: 'unknown', claimed_at: new Date(dayBefore.getTime() + 1) }, now),
  ).toThrow(billingMessages.operationYoung)
  expect(() => assertOverdue({ state: 'waiting', claimed_at: null }, now)).toThrow(
    billingMessages.operationSettled,
  )
})

it.each(['done', 'declined', 'failed'] as const)('what is %s stays so', (state) => {
  expect(() => assertOverdue({ state, claimed_at: dayBefore }, now)).toThrow(billingMessages.operationSettled)
})
