import type { Database } from '@vitrine/database/database'
import { createOperation } from '@vitrine/domain/billing/operations'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import { changeRequest } from '@vitrine/domain/billing/requests'
import { runOperation } from '@vitrine/domain/billing/run-operation'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import type { BillingProviderName } from '@vitrine/platform/billing/billing-provider'
import { armFailpoint, type Failpoint } from '@vitrine/platform/failpoints'
import { faultKinds } from '@vitrine/testing/billing-stand-in/faults'
import { reverse } from '@vitrine/testing/billing-stand-in/ledger/acts'
import { cardOf } from '@vitrine/testing/billing-stand-in/ledger/cards'
import { catchUp } from '@vitrine/testing/billing-stand-in/ledger/time'
import { sql } from 'kysely'
import { dueRound, urgentRound } from '../billing-round.ts'
import { activate, aFreeMember, setRenewal, statusOf } from './billed-member.ts'
import { MoneyModel, type Card, type ModelPlan } from './money-model.ts'
import { randomOf } from './random.ts'
import { openWorld, payThrough, type StandInWorld } from './stand-in-world.ts'

const STEPS = 8
const DAY = 86_400_000
const HOUR = 3_600_000
/** Longer than any step: within it whatever was not told is read. */
const TOLD_BY_THEN = 17 * DAY
/** Month's ends, leap days, years' ends, and the days on which summer time begins and ends. */
const STARTS = ['2027-01-31', '2028-01-31', '2028-02-29', '2027-12-31', '2027-03-28', '2027-10-31', '2027-06-15']
const CARDS: Record<Card, string> = { 'pays': '4111111111111111', 'declines': '4000000000000341', 'declines-twice': '4000000000009995' }
const cards: readonly Card[] = ['pays', 'pays', 'pays', 'declines', 'declines-twice']
const plan = (id: string, price: number, months: number): ModelPlan => ({ id, price, months })
const MARKS = plan('marks-monthly', 999, 1)
const UNLIMITED = plan('unlimited-monthly', 2999, 1)
const LIBRARY = plan('library-quarterly', 2699, 3)
const UNLIMITED_QUARTERLY = plan('unlimited-quarterly', 7999, 3)
const UPGRADES: Readonly<Record<string, readonly ModelPlan[]>> = { [MARKS.id]: [UNLIMITED, UNLIMITED_QUARTERLY], [UNLIMITED.id]: [UNLIMITED_QUARTERLY], [LIBRARY.id]: [UNLIMITED_QUARTERLY] }

/** What goes wrong with an act, and whether it reaches the provider all the same. */
const troubles = [
  { name: 'lost-before', reaches: false },
  { name: 'lost-after', reaches: true },
  { name: 'too-many', reaches: false },
  { name: 'billing-after-claim', reaches: false },
  { name: 'billing-before-settle', reaches: true },
  { name: 'billing-after-settle', reaches: true },
] as const satisfies { name: Failpoint | 'lost-before' | 'lost-after' | 'too-many'; reaches: boolean }[]
type Trouble = (typeof troubles)[number] | null

const ACTS_AT: Readonly<Record<BillingProviderName, string>> = { zuora: 'POST /zuora/v1/o', avangate: 'PUT /avangate/' }
const lostKinds = faultKinds.filter((kind) => kind === 'http-500' || kind === 'html' || kind === 'no-json')

class Crash extends Error {}

interface History {
  seed: number
  userId: number
  random: ReturnType<typeof randomOf>
  model: MoneyModel
  hasAccount: boolean
  steps: string[]
}

interface Histories {
  provider: BillingProviderName
  from: number
  count: number
}

/**
 * Makes histories of as many members at once, on one provider and one clock, and compares each with the money model. An empty
 * list: each was charged to the cent what the model says, opens what the model says, and has nothing unsettled.
 */
export async function runHistories(database: Database, { provider, from, count }: Histories): Promise<string[]> {
  const start = Date.parse(`${STARTS[Math.floor(from / count) % STARTS.length]}T12:00:00Z`)
  const world = await openWorld(database, provider, new Date(start))
  const time = randomOf(from + 1_000_000)
  try {
    const histories: History[] = []
    for (let seed = from; seed < from + count; seed += 1) histories.push({ seed, userId: await aFreeMember(world.billing), random: randomOf(seed), model: new MoneyModel(provider), hasAccount: false, steps: [] })
    for (let at = 0; at < STEPS; at += 1) {
      // Sometimes nobody works until the clock has moved on.
      const areWorkersAway = time.below(4) === 0
      for (const history of histories) await step(world, history, areWorkersAway)
      if (!areWorkersAway) await settle(world, histories, time)
      const days = time.pick([1, 3, 7, 16])
      pass(world, Math.floor(world.clock.now().getTime() / DAY) * DAY + DAY / 2 + days * DAY)
      for (const { steps } of histories) steps.push(`${areWorkersAway ? 'workers away, ' : ''}${days} days`)
      await settle(world, histories, time)
    }
    // Whatever was not told is read by night.
    pass(world, world.clock.now().getTime() + 25 * HOUR)
    await settle(world, histories, time)
    return (await Promise.all(histories.map((history) => differencesOf(world, history)))).flat()
  } finally {
    armFailpoint(undefined)
    await world.standIn.close()
    await forget(database)
  }
}

/** One thing that a member, staff or a bank does now. */
async function step(world: StandInWorld, history: History, areWorkersAway: boolean): Promise<void> {
  const { billing, clock, name, ledger } = world
  const { userId, random, model, steps } = history
  const now = clock.now().getTime()
  const current = await currentSubscription(billing.database, userId)
  const trouble: Trouble = random.below(3) === 0 ? random.pick(troubles) : null
  const reaches = trouble?.reaches ?? true
  const did = (what: string, act: () => Promise<unknown>, charge: () => void, at: string = ACTS_AT[name]) => async () => {
    steps.push(`${what}${trouble ? ` (${trouble.name})` : ''}`)
    await inTrouble(world, trouble, { at, random }, act)
    charge()
  }
  const acts: (() => Promise<void>)[] = []
  const card = random.pick(cards)
  const through = async (purpose: 'trial' | 'purchase' | 'payment-method', wanted: ModelPlan) => {
    const { hasAccount } = history
    history.hasAccount = true
    await payThrough(world, userId, { purpose, plan: wanted.id, card: CARDS[card], hasAccount })
  }
  const { bought } = model
  if (!bought) {
    const wanted = random.pick([MARKS, UNLIMITED, LIBRARY])
    // 2Checkout takes the money on its own page: what is lost afterwards is found by asking.
    acts.push(did(`purchase ${wanted.id} by a card that ${card}`, () => through('purchase', wanted), () => { model.useCard(card); if (reaches || name === 'avangate') model.purchase(wanted, now) }, name === 'zuora' ? ACTS_AT.zuora : 'GET /avangate/rest/6.0/orders'))
    if (!model.hasBought && model.charged === 0) acts.push(did(`trial by a card that ${card}`, () => through('trial', UNLIMITED), () => { model.useCard(card); model.trial(UNLIMITED, now) }, name === 'zuora' ? 'POST /nowhere' : 'GET /avangate/rest/6.0/orders'))
  } else {
    const { unpaid, renews, trialEnd } = bought
    if (name === 'zuora') acts.push(did(`a card that ${card}`, () => through('payment-method', bought.plan), () => { model.useCard(card); if (reaches) model.collect(now) }))
    else acts.push(async () => { steps.push(`a card that ${card}`); useCardThere(world, userId, card); model.useCard(card) })
    // At the very moment of its end, the try is the one that its end makes.
    if (trialEnd !== null && trialEnd > now && !unpaid && renews) acts.push(did('activate', () => activate(billing, userId), () => { if (reaches) model.activate(now) }))
    if (renews && !unpaid) acts.push(async () => { steps.push('cancel'); await setRenewal(billing, userId, false); bought.renews = false })
    if (!renews && !areWorkersAway) acts.push(async () => { steps.push('reactivate'); await setRenewal(billing, userId, true); bought.renews = true })
    if (trialEnd === null && !unpaid && renews) {
      for (const better of UPGRADES[bought.plan.id] ?? []) acts.push(did(`change to ${better.id}`, () => change(world, userId, better, 'now'), () => { if (reaches) model.change(better, now, true) }))
      if (name === 'zuora' && bought.plan.id.startsWith('unlimited')) acts.push(did('change to less', () => change(world, userId, MARKS, 'next-billing-date'), () => { if (reaches) model.change(MARKS, now, false) }))
    }
    const sold = current?.providerReference ? ledger.subscription(current.providerReference) : undefined
    // Giving back ends the membership only in the period that it paid for, and what nobody tells is read after the step.
    const isToldInTime = bought.end - now > TOLD_BY_THEN
    if (trialEnd === null && !unpaid && sold && isToldInTime && !areWorkersAway && random.below(3) === 0) {
      const kind = random.pick(['refund', 'chargeback'] as const)
      acts.push(async () => { steps.push(kind); reverse(ledger, sold, kind); model.reverse() })
    }
  }
  // One payment at a time: whose last one nobody knows yet waits.
  const open = await billing.database.selectFrom('billing_operations').select('id').where('user_id', '=', userId).where('state', 'in', ['waiting', 'claimed', 'unknown']).executeTakeFirst()
  const checkout = await billing.database.selectFrom('billing_checkouts').select('id').where('user_id', '=', userId).where('state', '=', 'open').where('expires_at', '>', clock.now()).executeTakeFirst()
  if (open || checkout) return
  try {
    await random.pick(acts)()
  } catch (error) {
    throw new Error(`${name}, seed ${history.seed}: ${steps.join('; ')}`, { cause: error })
  }
}

async function inTrouble({ standIn: { faults } }: StandInWorld, trouble: Trouble, { at, random }: { at: string; random: History['random'] }, act: () => Promise<unknown>): Promise<void> {
  if (trouble?.name === 'lost-before' || trouble?.name === 'lost-after') faults.push({ matching: at, how: random.pick(lostKinds), isDone: trouble.reaches, times: 1 })
  else if (trouble?.name === 'too-many') faults.push({ matching: at, how: 'too-many', isDone: false, times: 1 })
  else if (trouble) crashAt(trouble.name)
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Crash)) throw error
  }
  faults.length = 0
  armFailpoint(undefined)
}

/** Once: what dies there does nothing more, and the next one goes on. */
function crashAt(failpoint: Failpoint): void {
  armFailpoint(failpoint, () => {
    armFailpoint(undefined)
    throw new Crash(failpoint)
  })
}

async function change({ billing, name }: StandInWorld, userId: number, to: ModelPlan, effective: 'now' | 'next-billing-date'): Promise<void> {
  const { database, clock } = billing
  const id = await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const subscription = await currentSubscription(transaction, userId)
    if (!subscription || subscription.providerReference === null) throw new Error('nothing to change')
    const { id: planId } = await transaction.selectFrom('rate_plans').select('id').where('plan', '=', to.id).where('currency', '=', 'USD').executeTakeFirstOrThrow()
    const [from, wanted] = [await ratePlanById(transaction, subscription.ratePlanId), await ratePlanById(transaction, planId)]
    const request = changeRequest({ ...subscription, providerReference: subscription.providerReference }, { provider: name, from, plan: wanted, discount: null, quantity: 1, effective })
    return await createOperation(transaction, { kind: 'change', userId, subscriptionId: subscription.id, checkoutId: null, provider: name, takesMoney: true, money: null, request }, clock.now())
  })
  await runOperation(billing, id)
}

/** On 2Checkout's own account page. */
function useCardThere({ ledger }: StandInWorld, userId: number, card: Card): void {
  const account = `V${userId}`
  const method = ledger.storePaymentMethod({ account, kind: 'card', lastDigits: CARDS[card].slice(-4), paypalEmail: null, behavior: cardOf(CARDS[card]).behavior })
  ledger.usePaymentMethod(account, method.id)
}

/** Time passes, and the provider does on the way what falls due: everything here falls due at one of these moments. */
function pass({ clock, ledger }: StandInWorld, until: number): void {
  for (let at = clock.now().getTime(); at < until; at += HOUR / 3) {
    clock.moveTo(at)
    catchUp(ledger)
  }
  clock.moveTo(until)
}

const MOST_ROUNDS = 11

/** Workers come by every twenty minutes until nothing is open, in whatever trouble they are. */
async function settle(world: StandInWorld, histories: readonly History[], time: History['random']): Promise<void> {
  const { billing, clock, standIn, ledger } = world
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const { model } of histories) {
      model.advance(clock.now().getTime())
      model.work(clock.now().getTime())
    }
    catchUp(ledger)
    if (time.below(3) === 0) standIn.faults.push({ matching: ACTS_AT[world.name], how: time.pick(lostKinds), isDone: time.below(2) === 0, times: 1 })
    if (time.below(3) === 0) crashAt(time.pick(['billing-after-claim', 'billing-before-settle', 'billing-after-settle'] as const))
    await deliver(world, time)
    await survived(async () => { while ((await urgentRound(billing)) > 0) await deliver(world, time) })
    await survived(() => dueRound(billing))
    standIn.faults.length = 0
    armFailpoint(undefined)
    const { rows } = await sql`
      SELECT 1 FROM billing_operations WHERE state IN ('waiting', 'claimed', 'unknown') UNION ALL SELECT 1 FROM billing_notifications WHERE state = 'waiting'
      UNION ALL SELECT 1 FROM billing_subscriptions WHERE (state <> 'ended' AND (next_look_at <= ${clock.now()} OR (provider_reference IS NOT NULL AND renews <> renews_at_provider))) OR (state = 'ended' AND NOT ended_at_provider)
      UNION ALL SELECT 1 FROM billing_subscriptions WHERE state = 'trial' AND provider_reference IS NULL AND trial_ends_at <= ${clock.now()} AND payment_due_since IS NULL
      UNION ALL SELECT 1 FROM billing_checkouts WHERE state = 'open' AND expires_at <= ${clock.now()} LIMIT 1
    `.execute(billing.database)
    if (rows.length === 0 && round > 0) return
    clock.advance({ minutes: 20 })
  }
}

async function survived(round: () => Promise<unknown>): Promise<void> {
  try {
    await round()
  } catch (error) {
    if (!isCrash(error)) throw error
  }
}

const isCrash = (error: unknown): boolean => error instanceof Crash || (error instanceof AggregateError && error.errors.every(isCrash))

/** Most of what the provider tells arrives, some of it twice, in any order. */
async function deliver({ provider, told, billing }: StandInWorld, random: History['random']): Promise<void> {
  const arriving = told.splice(0).filter(() => random.below(4) > 0).flatMap((incoming) => (random.below(3) === 0 ? [incoming, incoming] : [incoming]))
  const now = billing.clock.now()
  for (const incoming of arriving.map((each) => ({ each, place: random.below(1000) })).toSorted((one, other) => one.place - other.place)) {
    const parsed = provider.parseNotification(incoming.each)
    if (parsed.outcome !== 'accepted') throw new Error(parsed.code)
    const { key, event, accountReference, subscriptionReference, ourReference, checkoutKey } = parsed.notification
    await billing.database
      .insertInto('billing_notifications')
      .values({ provider: provider.name, dedupe_key: key, kind: event, account_reference: accountReference, subscription_reference: subscriptionReference, operation_reference: ourReference, checkout_reference: checkoutKey, received_at: now, next_look_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** What is otherwise than the model says, in words. */
async function differencesOf({ billing, ledger, clock, name }: StandInWorld, { userId, model, steps, seed }: History): Promise<string[]> {
  const { database } = billing
  const account = `V${userId}`
  const unsettled = await database.selectFrom('billing_operations').select(['kind', 'state', 'note']).where('user_id', '=', userId).where('state', 'in', ['waiting', 'claimed', 'unknown']).execute()
  const taken = ledger.state.payments.filter((payment) => payment.account === account && payment.state === 'paid')
  const refunds = await database.selectFrom('billing_refunds_due').select('amount').where('user_id', '=', userId).execute()
  const charged = taken.reduce((sum, { amount }) => sum + amount, 0) - refunds.reduce((sum, { amount }) => sum + Number(amount), 0)
  const byOrder = taken.flatMap(({ order }) => order ?? [])
  const status = await statusOf(billing, userId)
  const wanted = model.statusAt(clock.now().getTime())
  const running = ledger.subscriptionsOf(account).filter(({ endedAt }) => endedAt === null)
  return [
    ...unsettled.map(({ kind, state, note }) => `${kind} is ${state} (${note})`),
    ...(charged === model.charged ? [] : [`charged ${charged}, not ${model.charged}`]),
    ...(new Set(byOrder).size === byOrder.length ? [] : ['one act was charged twice']),
    ...(status === wanted ? [] : [`the membership is ${status}, not ${wanted}`]),
    ...(running.length <= 1 ? [] : [`${running.length} subscriptions run`]),
    ...(model.bought || running.length === 0 ? [] : ['a subscription runs on']),
  ].map((difference) => `${name}, seed ${seed}: ${difference}. ${steps.join('; ')}`)
}

/** The next ones have a clock and books of their own. */
async function forget(database: Database): Promise<void> {
  await sql`TRUNCATE billing_notifications, billing_operations, billing_checkouts, billing_payments, billing_refunds_due, billing_subscriptions, trials_used, memberships, mails, outbox_deliveries, outbox_events`.execute(database)
}
