import { statusAt } from '@vitrine/contracts/standing'
import { expect, test } from 'vitest'
import { endOf, membershipStatusOf, nextRetry, type BilledSubscription } from './membership-status.ts'

const at = (text: string) => new Date(`2026-${text}Z`)
const trial: BilledSubscription = {
  state: 'trial',
  trialEndsAt: at('03-08T00:00'),
  periodEnd: null,
  renews: true,
  paymentDueSince: null,
}
const active: BilledSubscription = {
  state: 'active',
  trialEndsAt: null,
  periodEnd: at('04-01T00:00'),
  renews: true,
  paymentDueSince: null,
}
const counts = (subscription: BilledSubscription, now: string) =>
  statusAt(
    { ...membershipStatusOf(subscription), trialEndsAt: subscription.trialEndsAt, isSuspended: false },
    at(now),
  )

test.each<[string, BilledSubscription, string, string]>([
  ['a trial runs', trial, '03-07T23:59', 'In Trial'],
  ['its conversion is awaited', trial, '03-08T23:59', 'In Trial'],
  ['for 24 hours', trial, '03-09T00:00', 'Error'],
  ['its conversion was declined', { ...trial, paymentDueSince: at('03-08T00:00') }, '03-08T00:01', 'Error'],
  ['a cancelled trial runs on', { ...trial, renews: false }, '03-07T23:59', 'In Trial'],
  ['to its end', { ...trial, renews: false }, '03-08T00:00', 'Cancelled'],
  ['paid', active, '03-15T00:00', 'Active'],
  ['a renewal that nobody has heard of yet', active, '04-01T03:00', 'Active'],
  ['cancelled and paid up', { ...active, renews: false }, '03-31T23:59', 'Active'],
  ['cancelled and over', { ...active, renews: false }, '04-01T00:00', 'Cancelled'],
  ['unpaid for less than a week', { ...active, paymentDueSince: at('04-01T00:00') }, '04-07T23:59', 'Active'],
  ['unpaid for a week', { ...active, paymentDueSince: at('04-01T00:00') }, '04-08T00:00', 'Error'],
  ['ended', { ...active, state: 'ended' }, '03-15T00:00', 'Cancelled'],
])('%s', (_what, subscription, now, status) => {
  expect(counts(subscription, now)).toBe(status)
})

test('when it ends by itself, and why', () => {
  expect([endOf(trial), endOf(active), endOf({ ...active, state: 'ended' })]).toEqual([null, null, null])
  expect(endOf({ ...trial, renews: false })).toEqual({ at: at('03-08T00:00'), reason: 'cancelled' })
  expect(endOf({ ...active, renews: false })).toEqual({ at: at('04-01T00:00'), reason: 'cancelled' })
  expect(endOf({ ...active, paymentDueSince: at('04-01T00:00') })).toEqual({
    at: at('05-01T00:00'),
    reason: 'unpaid',
  })
})

test('a failed charge is tried again after 1, 3, 5 and 7 days', () => {
  const due = at('04-01T00:00')
  expect(
    ['04-01T00:00', '04-02T00:00', '04-04T12:00', '04-07T00:00', '04-08T00:00'].map((now) =>
      nextRetry(due, at(now)),
    ),
  ).toEqual([at('04-02T00:00'), at('04-04T00:00'), at('04-06T00:00'), at('04-08T00:00'), null])
})
