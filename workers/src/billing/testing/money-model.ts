import type { SubscriptionStatus } from '@vitrine/contracts/standing'

/** Written beside the product and after the documents alone: what a member must have been charged, and may open. Times are milliseconds, amounts whole cents. */
const DAY = 86_400_000
const TRIAL = 7 * DAY
const RETRIES = [1, 3, 5, 7].map((days) => days * DAY)
const OPEN_WHILE_UNPAID = 7 * DAY
const ENDS_UNPAID = 30 * DAY

export interface ModelPlan {
  id: string
  price: number
  months: number
}

export type Card = 'pays' | 'declines' | 'declines-twice'

interface Bought {
  plan: ModelPlan
  /** Null once it is paid for, or was to be. */
  trialEnd: number | null
  /** Periods are counted from here. */
  anchor: number
  periods: number
  start: number
  end: number
  renews: boolean
  next: ModelPlan | null
  /** What the present period has cost, for its credit. */
  worth: number
  lastPayment: number
  unpaid: { since: number; declined: number; isFirst: boolean } | null
}

export class MoneyModel {
  /** Everything taken, less everything given back. */
  charged = 0
  bought: Bought | null = null
  hasBought = false
  private card: Card = 'pays'
  private declinesLeft = 0
  private lastTry = 0
  /** Zuora counts whole days, and holds no trial: ours is converted by our workers. 2Checkout counts to the second, and converts trials itself. */
  private readonly isZuora: boolean

  constructor(provider: 'zuora' | 'avangate') {
    this.isZuora = provider === 'zuora'
  }

  get isOwnTrial(): boolean {
    return this.isZuora && this.bought?.trialEnd != null
  }

  useCard(card: Card): void {
    this.card = card
    this.declinesLeft = card === 'declines-twice' ? 2 : 0
  }

  purchase(plan: ModelPlan, now: number): void {
    if (this.takes(plan.price)) this.begins(plan, now, plan.price, plan.price)
  }

  trial(plan: ModelPlan, now: number): void {
    this.hasBought = true
    this.bought = { plan, trialEnd: now + TRIAL, anchor: now, periods: 0, start: now, end: now + TRIAL, renews: true, next: null, worth: 0, lastPayment: 0, unpaid: null }
  }

  activate(now: number): void {
    const { bought } = this
    if (bought && this.takes(bought.plan.price)) this.begins(bought.plan, now, bought.plan.price, bought.plan.price)
  }

  /** Whoever takes more pays the difference now, whoever takes less pays less from the next billing date. */
  change(plan: ModelPlan, now: number, isNow: boolean): void {
    const { bought } = this
    if (!bought) return
    if (!isNow) {
      bought.next = plan
      return
    }
    const days = Math.round((bought.end - bought.start) / DAY)
    const credit = Math.round((bought.worth * Math.min(days, Math.ceil((bought.end - now) / DAY))) / days)
    const due = plan.price - credit
    if (this.takes(due)) this.begins(plan, now, due, plan.price)
  }

  /** The open invoice is tried at once (Zuora), by whatever is stored then. */
  collect(now: number): void {
    const { bought } = this
    if (!bought?.unpaid) return
    if (this.isOwnTrial) this.convert(bought, now)
    else this.retry(bought)
  }

  /** Given back, or taken back by the bank: it is over. */
  reverse(): void {
    if (!this.bought) return
    this.charged -= this.bought.lastPayment
    this.bought = null
  }

  /** What the provider does by itself until then, in its order. */
  advance(now: number): void {
    for (let due = this.nextAtProvider(); due !== null && due.at <= now; due = this.nextAtProvider()) due.run()
  }

  /** What our workers do when they come by. */
  work(now: number): void {
    const { bought } = this
    if (!bought) return
    if (this.isOwnTrial && bought.trialEnd !== null && bought.trialEnd <= now) {
      if (!bought.renews) {
        this.bought = null
        return
      }
      const { unpaid } = bought
      const { lastTry } = this
      if (!unpaid || RETRIES.some((after) => unpaid.since + after <= now && lastTry < unpaid.since + after)) this.convert(bought, now)
    }
    if (bought.unpaid && bought.unpaid.since + ENDS_UNPAID <= now) this.bought = null
  }

  statusAt(now: number): SubscriptionStatus {
    const { bought } = this
    if (!bought) return this.hasBought ? 'Cancelled' : 'Inactive'
    if (bought.unpaid) return !bought.unpaid.isFirst && now < bought.unpaid.since + OPEN_WHILE_UNPAID ? 'Active' : 'Error'
    return bought.trialEnd === null ? 'Active' : 'In Trial'
  }

  private begins(plan: ModelPlan, now: number, paid: number, worth: number): void {
    const start = this.isZuora ? Math.floor(now / DAY) * DAY : now
    this.hasBought = true
    this.bought = { plan, trialEnd: null, anchor: start, periods: 1, start, end: monthsAfter(start, plan.months), renews: true, next: null, worth, lastPayment: paid, unpaid: null }
  }

  private nextAtProvider(): { at: number; run: () => void } | null {
    const { bought } = this
    if (!bought || this.isOwnTrial) return null
    const after = bought.unpaid && RETRIES[bought.unpaid.declined - 1]
    const retryAt = bought.unpaid && after != null ? bought.unpaid.since + after : Infinity
    return retryAt < bought.end ? { at: retryAt, run: () => this.retry(bought) } : { at: bought.end, run: () => this.renew(bought) }
  }

  private renew(bought: Bought): void {
    if (!bought.renews || bought.unpaid) {
      this.bought = null
      return
    }
    const isFirst = bought.trialEnd !== null
    if (isFirst || bought.next) Object.assign(bought, { anchor: bought.end, periods: 0 })
    if (bought.next) Object.assign(bought, { plan: bought.next, next: null })
    const start = bought.end
    bought.periods += 1
    Object.assign(bought, { trialEnd: null, start, end: monthsAfter(bought.anchor, bought.plan.months * bought.periods), worth: 0 })
    if (this.takes(bought.plan.price)) this.paid(bought)
    else bought.unpaid = { since: start, declined: 1, isFirst }
  }

  private retry(bought: Bought): void {
    if (this.takes(bought.plan.price)) this.paid(bought)
    else if (bought.unpaid) bought.unpaid.declined += 1
  }

  private convert(bought: Bought, now: number): void {
    this.lastTry = now
    if (this.takes(bought.plan.price)) this.begins(bought.plan, now, bought.plan.price, bought.plan.price)
    else bought.unpaid ??= { since: bought.trialEnd ?? now, declined: 1, isFirst: true }
  }

  private paid(bought: Bought): void {
    Object.assign(bought, { unpaid: null, worth: bought.plan.price, lastPayment: bought.plan.price })
  }

  private takes(amount: number): boolean {
    if (this.card === 'declines') return false
    if (this.declinesLeft > 0) {
      this.declinesLeft -= 1
      return false
    }
    this.charged += amount
    return true
  }
}

/** On the same day of the month, or on its last where there is none: from 31 January to 29 February in a leap year. */
function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const month = date.getUTCMonth()
  date.setUTCDate(wanted)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}
