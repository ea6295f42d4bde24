import { currentSubscription } from '@vitrine/domain/billing/subscriptions'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeCheckouts } from './close-checkouts.ts'
import { aFreeMember } from './testing/billed-member.ts'
import { openWorld, payThrough } from './testing/stand-in-world.ts'

const ORDERS = 'GET /avangate/rest/6.0/orders'

// Each stand-in counts what it sells from the first one on.
let db: TestDatabase
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.drop())

/**
 * A member has paid on the provider's own page, and nobody has heard of it: the provider was away when they
 * came back.
 */
async function paidUnheard(how: 'too-many' | 'html') {
  const world = await openWorld(db.database, 'avangate', new Date('2027-06-15T12:00:00Z'))
  const { billing, standIn, clock } = world
  const userId = await aFreeMember(billing)
  const away = (times: number) => standIn.faults.push({ matching: ORDERS, how, isDone: false, times })
  away(1)
  await payThrough(world, userId, {
    purpose: 'purchase',
    plan: 'marks-monthly',
    pays: { card: '4111111111111111' },
    hasAccount: false,
  })
  standIn.faults.length = 0
  clock.advance({ minutes: 61 })
  const stateOf = async () =>
    (
      await db.database
        .selectFrom('billing_checkouts')
        .select('state')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).state
  return {
    billing,
    clock,
    away,
    faults: standIn.faults,
    stateOf,
    close: () => standIn.close(),
    bought: async () => (await currentSubscription(db.database, userId)) !== null,
  }
}

test('a checkout whose hour is over is asked for before it is closed: it may have been paid', async () => {
  const { billing, stateOf, bought, close } = await paidUnheard('html')
  expect([await stateOf(), await bought()]).toEqual(['open', false])
  await closeCheckouts(billing, 50)
  expect([await stateOf(), await bought()]).toEqual(['done', true])
  await close()
})

test.each(['too-many', 'html'] as const)(
  'while the provider does not respond (%s) it stays open and is asked for again, for a day',
  async (how) => {
    const { billing, clock, away, faults, stateOf, bought, close } = await paidUnheard(how)
    away(1000)
    await closeCheckouts(billing, 50)
    clock.advance({ hours: 12 })
    await closeCheckouts(billing, 50)
    expect([await stateOf(), await bought()]).toEqual(['open', false])
    faults.length = 0
    await closeCheckouts(billing, 50)
    expect([await stateOf(), await bought()]).toEqual(['done', true])
    await close()
  },
)

test('after a day it is closed all the same', async () => {
  const { billing, clock, away, stateOf, close } = await paidUnheard('html')
  away(1000)
  clock.advance({ hours: 24 })
  await closeCheckouts(billing, 50)
  expect(await stateOf()).toBe('closed')
  await close()
})
