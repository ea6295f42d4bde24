import { cardOf } from '@vitrine/testing/billing-stand-in/ledger/cards'
import { catchUp } from '@vitrine/testing/billing-stand-in/ledger/time'
import { testDatabase } from '@vitrine/testing/test-database'
import { expect, test } from 'vitest'
import { dueRound, urgentRound } from './billing-round.ts'
import { aFreeMember, setRenewal, statusOf } from './testing/billed-member.ts'
import { openWorld, payThrough } from './testing/stand-in-world.ts'

const GOOD = '4111111111111111'
const DECLINING = '4000000000000341'

test('a renewal that was declined after the cancellation is closed at 2Checkout, so that it is never tried again', async () => {
  const { database, drop } = await testDatabase()
  const world = await openWorld(database, 'avangate', new Date('2027-06-15T12:00:00Z'))
  const { billing, clock, ledger } = world
  const userId = await aFreeMember(billing)
  const account = `V${userId}`
  const use = (card: string) =>
    ledger.usePaymentMethod(
      account,
      ledger.storePaymentMethod({
        account,
        kind: 'card',
        lastDigits: card.slice(-4),
        paypalEmail: null,
        behavior: cardOf(card).behavior,
      }).id,
    )
  const pass = (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      clock.advance({ hours: 1 })
      catchUp(ledger)
    }
  }
  await payThrough(world, userId, {
    purpose: 'purchase',
    plan: 'marks-monthly',
    pays: { card: GOOD },
    hasAccount: false,
  })
  use(DECLINING)
  pass(29 * 24)
  // Nobody tells the provider before it renews.
  await setRenewal(billing, userId, false)
  pass(3 * 24)
  const tries = () =>
    ledger.state.payments.filter((payment) => payment.account === account && payment.state === 'failed')
      .length
  expect(tries()).toBeGreaterThan(0)
  for (let round = 0; round < 3; round += 1) {
    await urgentRound(billing)
    await dueRound(billing)
  }
  expect([
    await statusOf(billing, userId),
    ledger.subscriptionsOf(account).map(({ endedAt }) => endedAt !== null),
  ]).toEqual(['Cancelled', [true]])
  // A card that would pay changes nothing.
  const before = tries()
  use(GOOD)
  pass(10 * 24)
  expect([
    tries(),
    ledger.state.payments.filter((payment) => payment.account === account && payment.state === 'paid').length,
  ]).toEqual([before, 1])
  await world.standIn.close()
  await drop()
})
