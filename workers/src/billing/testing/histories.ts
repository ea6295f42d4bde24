import type { Database } from '@vitrine/database/database'
import { findDiscountCode, isLeft, type DiscountCode } from '@vitrine/domain/billing/discount-codes'
import { currentSubscription } from '@vitrine/domain/billing/subscriptions'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import { armFailpoint, type Failpoint } from '@vitrine/platform/failpoints'
import { faultKinds } from '@vitrine/testing/billing-stand-in/faults'
import { reverse } from '@vitrine/testing/billing-stand-in/ledger/acts'
import { cardOf } from '@vitrine/testing/billing-stand-in/ledger/cards'
import { catchUp } from '@vitrine/testing/billing-stand-in/ledger/time'
import { sql } from 'kysely'
import { dueRound, urgentRound } from '../billing-round.ts'
import { activate, addSlots, aFreeMember, changeTo, setRenewal, statusOf } from './billed-member.ts'
import { MoneyModel, type Card, type ModelCode, type ModelPlan } from './money-model.ts'
import { randomOf } from './random.ts'
import { openWorld, payThrough, type Pays, type StandInWorld } from './stand-in-world.ts'

const STEPS = 8
const DAY = 86_400_000
const HOUR = 3_600_000
/** Longer than any step: within it whatever was not told is read. */
const TOLD_BY_THEN = 17 * DAY
/** Month's ends, leap days, years' ends, and the days on which summer time begins and ends. */
const STARTS = [
  '2027-01-31',
  '2028-01-31',
  '2028-02-29',
  '2027-12-31',
  '2027-03-28',
  '2027-10-31',
  '2027-06-15',
]
const CARDS: Record<Exclude<Card, 'paypal'>, string> = {
  pays: '4111111111111111',
  declines: '4000000000000341',
  'declines-twice': '4000000000009995',
}
const cards: readonly Card[] = ['pays', 'pays', 'pays', 'paypal', 'paypal', 'declines', 'declines-twice']
const paypalOf = (userId: number): string => `payer${userId}@pay.example`
const typed = (card: Card, userId: number): Pays =>
  card === 'paypal' ? { paypal: paypalOf(userId) } : { card: CARDS[card] }
const plan = (id: string, price: number, months: number, slots = 1): ModelPlan => ({
  id,
  price,
  months,
  slots,
})
const MARKS = plan('marks-monthly', 999, 1)
const UNLIMITED = plan('unlimited-monthly', 2999, 1)
const LIBRARY = plan('library-quarterly', 2699, 3)
const UNLIMITED_QUARTERLY = plan('unlimited-quarterly', 7999, 3)
const ENTERPRISE = plan('enterprise-monthly', 2499, 1, 3)
const UPGRADES: Readonly<Record<string, readonly ModelPlan[]>> = {
  [MARKS.id]: [UNLIMITED, UNLIMITED_QUARTERLY, ENTERPRISE],
  [UNLIMITED.id]: [UNLIMITED_QUARTERLY, ENTERPRISE],
  [LIBRARY.id]: [UNLIMITED_QUARTERLY],
}
const LESS: Readonly<Record<string, ModelPlan>> = {
  [UNLIMITED.id]: MARKS,
  [UNLIMITED_QUARTERLY.id]: MARKS,
  [ENTERPRISE.id]: UNLIMITED,
}

/** The stand-ins know what they take off by their ids there. */
const CODES: readonly (ModelCode & { there: string; most: number | null })[] = [
  { id: 'FIFTH', percent: 20, off: 0, payments: null, there: '20-percent', most: null },
  { id: 'FIVE-ONCE', percent: null, off: 500, payments: 1, there: '5.00-off-once', most: null },
  { id: 'TENTH-TWICE', percent: 10, off: 0, payments: 2, there: '10-percent-2-times', most: null },
  { id: 'GIFT', percent: 100, off: 0, payments: 1, there: '100-percent-once', most: null },
  { id: 'ONLY-FIVE', percent: 50, off: 0, payments: 1, there: '50-percent-once', most: 5 },
]

async function keepCodes(database: Database, now: Date): Promise<void> {
  for (const { id: code, percent, off, payments, there, most } of CODES) {
    const { id } = await database
      .insertInto('discount_codes')
      .values({
        code,
        kind: percent === null ? 'amount' : 'percent',
        percent,
        products: ['Unlimited', 'Marks', 'Library', 'Enterprise'],
        billing_periods: ['Monthly', 'Quarterly'],
        payments,
        max_redemptions: most,
        zuora_rate_plan_id: there,
        avangate_coupon: there,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (percent === null)
      await database
        .insertInto('discount_code_amounts')
        .values({ discount_code_id: id, currency: 'USD', amount: off })
        .execute()
  }
}

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

const ACTS_AT: Readonly<Record<BillingProviderName, string>> = {
  zuora: 'POST /zuora/v1/o',
  avangate: 'PUT /avangate/',
}
const lostKinds = faultKinds.filter((kind) => kind === 'http-500' || kind === 'html' || kind === 'no-json')

class Crash extends Error {}

interface History {
  seed: number
  userId: number
  random: ReturnType<typeof randomOf>
  model: MoneyModel
  hasAccount: boolean
  steps: string[]
  /** What was otherwise than the model says on the way. */
  differences: string[]
}

interface Histories {
  provider: BillingProviderName
  from: number
  count: number
}

/**
 * Makes histories of as many members at once, on one provider and one clock, and compares each with the money
 * model. An empty list: each was charged to the cent what the model says, opens what the model says, and has
 * nothing unsettled.
 */
export async function runHistories(
  database: Database,
  { provider, from, count }: Histories,
): Promise<string[]> {
  const start = Date.parse(`${STARTS[Math.floor(from / count) % STARTS.length]}T12:00:00Z`)
  const world = await openWorld(database, provider, new Date(start))
  const time = randomOf(from + 1_000_000)
  try {
    await keepCodes(database, new Date(start))
    const histories: History[] = []
    for (let seed = from; seed < from + count; seed += 1)
      histories.push({
        seed,
        userId: await aFreeMember(world.billing),
        random: randomOf(seed),
        model: new MoneyModel(provider),
        hasAccount: false,
        steps: [],
        differences: [],
      })
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
  const { database } = billing
  const now = clock.now().getTime()
  const current = await currentSubscription(database, userId)
  const trouble: Trouble = random.below(3) === 0 ? random.pick(troubles) : null
  const reaches = trouble?.reaches ?? true
  const did =
    (what: string, act: () => Promise<unknown>, charge: () => void, at: string = ACTS_AT[name]) =>
    async () => {
      steps.push(`${what}${trouble ? ` (${trouble.name})` : ''}`)
      await inTrouble(world, trouble, { at, random }, act)
      charge()
    }
  const acts: (() => Promise<void>)[] = []
  const card = random.pick(cards)
  const { bought, isBlocked } = model
  // What the provider has done by itself may not have been read yet.
  const isInStep =
    !bought?.unpaid?.isFirst &&
    (bought === null) === (current === null) &&
    (bought === null || (bought.trialEnd !== null) === (current?.state === 'trial'))
  const code = random.below(3) === 0 ? await codeLeft(database, history, random.pick(CODES), isInStep) : null
  const withCode = code ? ` with ${code.model.id}` : ''
  const given = code?.model ?? null
  const through = async (
    purpose: 'trial' | 'purchase' | 'payment-method',
    wanted: ModelPlan,
    meanwhile?: () => Promise<void>,
  ) => {
    const { hasAccount } = history
    history.hasAccount = true
    // Also where the way through it breaks off: it was seen on the way.
    if (card === 'paypal' || meanwhile) model.hasPaypal = true
    await payThrough(world, userId, {
      purpose,
      plan: wanted.id,
      pays: typed(meanwhile ? 'paypal' : card, userId),
      hasAccount,
      code: purpose === 'payment-method' ? null : (code?.stored ?? null),
      ...(meanwhile && { meanwhile }),
    })
  }
  const ORDERS = 'GET /avangate/rest/6.0/orders'
  if (!bought && !isBlocked) {
    const wanted = random.pick([MARKS, UNLIMITED, LIBRARY, ENTERPRISE])
    // 2Checkout takes the money on its own page: what is lost afterwards is found by asking.
    acts.push(
      did(
        `purchase ${wanted.id} by a card that ${card}${withCode}`,
        () => through('purchase', wanted),
        () => {
          model.useCard(card)
          if (reaches || name === 'avangate') model.purchase(wanted, given, now)
        },
        name === 'zuora' ? ACTS_AT.zuora : ORDERS,
      ),
    )
    if (!model.hasBought && model.charged === 0)
      acts.push(
        did(
          `trial by a card that ${card}${withCode}`,
          () => through('trial', UNLIMITED),
          () => {
            model.useCard(card)
            model.trial(UNLIMITED, given, now)
          },
          name === 'zuora' ? 'POST /nowhere' : ORDERS,
        ),
      )
    // What 2Checkout has taken is given back.
    const purpose = !model.hasBought && model.charged === 0 && random.below(2) === 0 ? 'trial' : 'purchase'
    if (random.below(4) === 0)
      acts.push(async () => {
        steps.push(`${purpose} by PayPal, which staff block meanwhile`)
        await through(purpose, UNLIMITED, () => block(database, userId, true))
        model.useCard('paypal')
        model.isBlocked = true
      })
  }
  if (bought) {
    const { unpaid, renews, trialEnd } = bought
    if (name === 'zuora')
      acts.push(
        did(
          `a card that ${card}`,
          () => through('payment-method', bought.plan),
          () => {
            model.useCard(card)
            if (reaches) model.collect(now)
          },
        ),
      )
    else
      acts.push(async () => {
        steps.push(`a card that ${card}`)
        useCardThere(world, userId, card)
        model.useCard(card)
      })
    // At the very moment of its end, the try is the one that its end makes.
    if (trialEnd !== null && trialEnd > now && !unpaid && renews && !isBlocked)
      acts.push(
        did(
          `activate${withCode}`,
          () => activate(billing, userId, code?.stored),
          () => {
            if (reaches) model.activate(given, now)
          },
        ),
      )
    if (renews && !unpaid)
      acts.push(async () => {
        steps.push('cancel')
        await setRenewal(billing, userId, false)
        bought.renews = false
      })
    if (!renews && !areWorkersAway)
      acts.push(async () => {
        steps.push('reactivate')
        await setRenewal(billing, userId, true)
        bought.renews = true
      })
    if (trialEnd === null && !unpaid && renews && !isBlocked && isInStep) {
      for (const better of UPGRADES[bought.plan.id] ?? [])
        acts.push(
          did(
            `change to ${better.id}${withCode}`,
            () => changeTo(billing, userId, better.id, { discount: code?.stored ?? null }),
            () => {
              if (reaches) model.change(better, given, now, true)
            },
          ),
        )
      const less = LESS[bought.plan.id]
      const isNoted = reaches || name === 'avangate'
      if (less && !model.isChangeDue(now))
        acts.push(
          did(
            `change to ${less.id} later`,
            () => changeTo(billing, userId, less.id, { effective: 'next-billing-date' }),
            () => {
              if (isNoted) model.change(less, null, now, false)
            },
          ),
        )
      const more = 1 + random.below(3)
      if (bought.plan.id === ENTERPRISE.id && !bought.next)
        acts.push(
          did(
            `${more} slots more`,
            () => addSlots(billing, userId, more),
            () => {
              if (reaches) model.addSlots(more, now)
            },
          ),
        )
    }
    const sold = current?.providerReference ? ledger.subscription(current.providerReference) : undefined
    // Giving back means something only in the period that it paid for, and what nobody tells is read after
    // the step.
    const isToldInTime = bought.end - now > TOLD_BY_THEN
    if (trialEnd === null && !unpaid && sold && isToldInTime && !areWorkersAway && random.below(3) === 0) {
      const kind = random.pick(['refund', 'chargeback'] as const)
      const paid = ledger.state.payments
        .filter(({ subscription, state }) => subscription === sold.number && state === 'paid')
        .map(({ number }) => number)
      const ofPeriod = paid.at(-1 - bought.added.length)
      if (bought.payment > 0)
        acts.push(async () => {
          steps.push(kind)
          reverse(ledger, sold, kind, ofPeriod)
          model.reverse(kind)
        })
      if (bought.added.length > 0)
        acts.push(async () => {
          steps.push(`${kind} of slots`)
          reverse(ledger, sold, kind, paid.at(-1))
          model.reverseSlots(kind)
        })
    }
  }
  if (model.hasPaypal && isInStep && random.below(3) === 0)
    acts.push(async () => {
      steps.push(isBlocked ? 'staff unblock PayPal' : 'staff block PayPal')
      await block(database, userId, !isBlocked)
      model.isBlocked = !isBlocked
    })
  // One payment at a time: whose last one nobody knows yet waits.
  const open = await database
    .selectFrom('billing_operations')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'claimed', 'unknown'])
    .executeTakeFirst()
  const checkout = await database
    .selectFrom('billing_checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (open || checkout || acts.length === 0) return
  try {
    await random.pick(acts)()
  } catch (error) {
    throw new Error(`${name}, seed ${history.seed}: ${steps.join('; ')}`, { cause: error })
  }
}

interface Code {
  stored: DiscountCode
  model: ModelCode
}

/**
 * A code, where the product lets the account use it now; it must let nobody use one twice, and everybody
 * once.
 */
async function codeLeft(
  database: Database,
  { model, userId, differences }: History,
  wanted: (typeof CODES)[number],
  isInStep: boolean,
): Promise<Code | null> {
  const stored = await findDiscountCode(database, wanted.id)
  if (!stored) throw new Error(`there is no code ${wanted.id}`)
  const isFree = await isLeft(database, stored, userId)
  const mayUse = !model.usedCodes.has(wanted.id) && model.keptCode?.id !== wanted.id
  if (isInStep && isFree !== mayUse && (isFree || wanted.most === null))
    differences.push(`${wanted.id} may${isFree ? '' : ' not'} be used`)
  return isFree ? { stored, model: wanted } : null
}

/** Staff forbid a payment account, or allow it again. */
async function block(database: Database, userId: number, isBlocked: boolean): Promise<void> {
  const email = paypalOf(userId)
  const now = new Date()
  await database
    .insertInto('payment_emails')
    .values({ email, email_normalized: email, is_blocked: isBlocked, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_normalized').doUpdateSet({ is_blocked: isBlocked }))
    .execute()
}

async function inTrouble(
  { standIn: { faults } }: StandInWorld,
  trouble: Trouble,
  { at, random }: { at: string; random: History['random'] },
  act: () => Promise<unknown>,
): Promise<void> {
  if (trouble?.name === 'lost-before' || trouble?.name === 'lost-after')
    faults.push({
      matching: at,
      butNot: '/preview',
      how: random.pick(lostKinds),
      isDone: trouble.reaches,
      times: 1,
    })
  else if (trouble?.name === 'too-many')
    faults.push({ matching: at, butNot: '/preview', how: 'too-many', isDone: false, times: 1 })
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

/** On 2Checkout's own account page. */
function useCardThere({ ledger }: StandInWorld, userId: number, card: Card): void {
  const account = `V${userId}`
  const method = ledger.storePaymentMethod({
    account,
    ...(card === 'paypal'
      ? { kind: 'paypal', lastDigits: '', paypalEmail: paypalOf(userId), behavior: 'pays' }
      : {
          kind: 'card',
          lastDigits: CARDS[card].slice(-4),
          paypalEmail: null,
          behavior: cardOf(CARDS[card]).behavior,
        }),
  })
  ledger.usePaymentMethod(account, method.id)
}

/**
 * Time passes, and the provider does on the way what falls due: everything here falls due at one of these
 * moments.
 */
function pass({ clock, ledger }: StandInWorld, until: number): void {
  for (let at = clock.now().getTime(); at < until; at += HOUR / 3) {
    clock.moveTo(at)
    catchUp(ledger)
  }
  clock.moveTo(until)
}

const MOST_ROUNDS = 11

/** Workers come by every twenty minutes until nothing is open, in whatever trouble they are. */
async function settle(
  world: StandInWorld,
  histories: readonly History[],
  time: History['random'],
): Promise<void> {
  const { billing, clock, standIn, ledger } = world
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // Made at this very moment, because the model knows no other.
    const isQuiet = histories.some(({ model }) => model.isChangeDue(clock.now().getTime()))
    for (const { model } of histories) {
      model.advance(clock.now().getTime())
      model.work(clock.now().getTime())
    }
    catchUp(ledger)
    if (time.below(3) === 0 && !isQuiet)
      standIn.faults.push({
        matching: ACTS_AT[world.name],
        how: time.pick(lostKinds),
        isDone: time.below(2) === 0,
        times: 1,
      })
    if (time.below(3) === 0 && !isQuiet)
      crashAt(time.pick(['billing-after-claim', 'billing-before-settle', 'billing-after-settle'] as const))
    await deliver(world, time)
    await survived(async () => {
      while ((await urgentRound(billing)) > 0) await deliver(world, time)
    })
    await survived(() => dueRound(billing))
    standIn.faults.length = 0
    armFailpoint(undefined)
    const { rows } = await sql`
      SELECT 1 FROM billing_operations WHERE state IN ('waiting', 'claimed', 'unknown') UNION ALL SELECT 1 FROM billing_notifications WHERE state = 'waiting'
      UNION ALL SELECT 1 FROM billing_subscriptions WHERE (state <> 'ended' AND (next_look_at <= ${clock.now()}::timestamptz + interval '6 minutes' OR (provider_reference IS NOT NULL AND renews <> renews_at_provider))) OR (state = 'ended' AND NOT ended_at_provider)
      UNION ALL SELECT 1 FROM billing_subscriptions WHERE state = 'trial' AND provider_reference IS NULL AND trial_ends_at <= ${clock.now()} AND payment_due_since IS NULL
      UNION ALL SELECT 1 FROM billing_operations failed WHERE kind = 'end' AND subscription_id IS NULL AND state IN ('failed', 'declined')
        AND NOT EXISTS (SELECT 1 FROM billing_operations later WHERE later.kind = 'end' AND later.id > failed.id AND later.request ->> 'subscriptionReference' = failed.request ->> 'subscriptionReference')
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

const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof AggregateError && error.errors.every(isCrash))

/** Most of what the provider tells arrives, some of it twice, in any order. */
async function deliver({ provider, told, billing }: StandInWorld, random: History['random']): Promise<void> {
  const arriving = told
    .splice(0)
    .filter(() => random.below(4) > 0)
    .flatMap((incoming) => (random.below(3) === 0 ? [incoming, incoming] : [incoming]))
  const now = billing.clock.now()
  for (const incoming of arriving
    .map((each) => ({ each, place: random.below(1000) }))
    .toSorted((one, other) => one.place - other.place)) {
    const parsed = provider.parseNotification(incoming.each)
    if (parsed.outcome !== 'accepted') throw new Error(parsed.code)
    const { key, event, accountReference, subscriptionReference, ourReference, checkoutKey } =
      parsed.notification
    await billing.database
      .insertInto('billing_notifications')
      .values({
        provider: provider.name,
        dedupe_key: key,
        kind: event,
        account_reference: accountReference,
        subscription_reference: subscriptionReference,
        operation_reference: ourReference,
        checkout_reference: checkoutKey,
        received_at: now,
        next_look_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** What is otherwise than the model says, in words. */
async function differencesOf(
  { billing, ledger, clock, name }: StandInWorld,
  { userId, model, steps, seed, differences }: History,
): Promise<string[]> {
  const { database } = billing
  const account = `V${userId}`
  const unsettled = await database
    .selectFrom('billing_operations')
    .select(['kind', 'state', 'note'])
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'claimed', 'unknown'])
    .execute()
  const taken = ledger.state.payments.filter(
    (payment) => payment.account === account && payment.state === 'paid',
  )
  const refunds = await database
    .selectFrom('billing_refunds_due')
    .select('amount')
    .where('user_id', '=', userId)
    .execute()
  const charged =
    taken.reduce((sum, { amount }) => sum + amount, 0) -
    refunds.reduce((sum, { amount }) => sum + Number(amount), 0)
  const byOrder = taken.flatMap(({ order }) => order ?? [])
  const status = await statusOf(billing, userId)
  const wanted = model.statusAt(clock.now().getTime())
  const running = ledger.subscriptionsOf(account).filter(({ endedAt }) => endedAt === null)
  const current = await currentSubscription(database, userId)
  const slots = model.bought?.slots ?? 0
  const slotsThere = running[0]?.quantity ?? slots
  const codes = await database
    .selectFrom('discount_redemptions')
    .select(['id', 'state'])
    .where('user_id', '=', userId)
    .where('state', '=', 'reserved')
    .execute()
  return [
    ...unsettled.map(({ kind, state, note }) => `${kind} is ${state} (${note})`),
    ...(charged === model.charged ? [] : [`charged ${charged}, not ${model.charged}`]),
    ...(new Set(byOrder).size === byOrder.length ? [] : ['one act was charged twice']),
    ...(status === wanted ? [] : [`the membership is ${status}, not ${wanted}`]),
    ...(running.length <= 1 ? [] : [`${running.length} subscriptions run`]),
    ...(model.bought || running.length === 0 ? [] : ['a subscription runs on']),
    ...((current?.quantity ?? 0) === slots ? [] : [`${current?.quantity} slots, not ${slots}`]),
    // One that is cancelled is changed no more.
    ...(slotsThere === slots || !current?.renews
      ? []
      : [`${slotsThere} slots at the provider, not ${slots}`]),
    ...(codes.length === 0 || model.keptCode || model.bought?.unpaid?.isFirst
      ? []
      : [`${codes.length} codes are reserved`]),
    ...differences,
  ].map((difference) => `${name}, seed ${seed}: ${difference}. ${steps.join('; ')}`)
}

/** The next ones have a clock and books of their own. */
async function forget(database: Database): Promise<void> {
  await sql`TRUNCATE discount_codes, discount_code_amounts, discount_redemptions, payment_emails, payment_email_accounts, trials_used, audit_entries, billing_notifications, billing_operations, billing_checkouts, billing_payments, billing_refunds_due, billing_subscriptions, trials_used, memberships, mails, outbox_deliveries, outbox_events`.execute(
    database,
  )
}
