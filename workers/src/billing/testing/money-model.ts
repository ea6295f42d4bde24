import type { SubscriptionStatus } from '@vitrine/contracts/standing'

/**
 * Written beside the product and after the documents alone: what a member must have been charged, and may
 * open. Times are milliseconds, amounts whole cents.
 */
const DAY = 86_400_000
const TRIAL = 7 * DAY
const RETRIES = [1, 3, 5, 7].map((days) => days * DAY)
const OPEN_WHILE_UNPAID = 7 * DAY
const ENDS_UNPAID = 30 * DAY
/** 2Checkout takes no change in advance: ours is made so long before the next billing date. */
const CHANGED_BEFORE = DAY / 12

export interface ModelPlan {
  id: string
  /** Of one slot, where slots are sold. */
  price: number
  months: number
  /** At first. */
  slots: number
}

/**
 * What a code takes off: a percent, or an amount of a period's price alone. For so many payments; null for
 * all.
 */
export interface ModelCode {
  id: string
  percent: number | null
  off: number
  payments: number | null
}

export type Card = 'pays' | 'declines' | 'declines-twice' | 'paypal'

interface Discount {
  code: ModelCode
  left: number | null
}

interface Bought {
  plan: ModelPlan
  slots: number
  /** Null once it is paid for, or was to be. */
  trialEnd: number | null
  /** Periods are counted from here. */
  anchor: number
  periods: number
  start: number
  end: number
  renews: boolean
  next: ModelPlan | null
  hasTriedNext: boolean
  /** What the present period has cost, slots that were added too, for its credit. */
  worth: number
  /** What bought the present period. */
  payment: number
  added: { more: number; paid: number }[]
  discount: Discount | null
  unpaid: { since: number; declined: number; isFirst: boolean; amount: number } | null
}

interface Begun {
  plan: ModelPlan
  now: number
  due: number
  worth: number
  discount: Discount | null
}

export class MoneyModel {
  /** Everything taken, less everything given back. */
  charged = 0
  bought: Bought | null = null
  hasBought = false
  /** Codes that a payment was made with. */
  readonly usedCodes = new Set<string>()
  /** Of the PayPal account: staff or a chargeback have blocked it. */
  isBlocked = false
  hasPaypal = false
  private card: Card = 'pays'
  private declinesLeft = 0
  private lastTry = 0
  /**
   * Zuora counts whole days, and holds no trial: ours is converted by our workers. 2Checkout counts to the
   * second, and converts trials itself.
   */
  private readonly isZuora: boolean

  constructor(provider: 'zuora' | 'avangate') {
    this.isZuora = provider === 'zuora'
  }

  get isOwnTrial(): boolean {
    return this.isZuora && this.bought?.trialEnd != null
  }

  /** The code that a trial keeps for the payment that follows it. */
  get keptCode(): ModelCode | null {
    return this.bought?.trialEnd == null ? null : (this.bought.discount?.code ?? null)
  }

  useCard(card: Card): void {
    this.card = card
    this.declinesLeft = card === 'declines-twice' ? 2 : 0
  }

  purchase(plan: ModelPlan, code: ModelCode | null, now: number): void {
    this.buy(plan, code, now)
  }

  trial(plan: ModelPlan, code: ModelCode | null, now: number): void {
    this.hasBought = true
    this.bought = {
      plan,
      slots: 1,
      trialEnd: now + TRIAL,
      anchor: now,
      periods: 0,
      start: now,
      end: now + TRIAL,
      renews: true,
      next: null,
      hasTriedNext: false,
      worth: 0,
      payment: 0,
      added: [],
      discount: discountBy(code),
      unpaid: null,
    }
  }

  activate(code: ModelCode | null, now: number): void {
    const { bought } = this
    if (bought) this.buy(bought.plan, code ?? bought.discount?.code ?? null, now)
  }

  /** Whoever takes more pays the difference now, whoever takes less pays less from the next billing date. */
  change(plan: ModelPlan, code: ModelCode | null, now: number, isNow: boolean): void {
    const { bought } = this
    if (!bought) return
    if (!isNow) {
      bought.next = plan
      return
    }
    const credit = Math.round(bought.worth * shareLeft(bought, now))
    const discount = discountBy(code)
    const due = Math.max(0, priceOf(plan, plan.slots, discount) - credit)
    if (!this.takes(due)) return
    if (code) this.usedCodes.add(code.id)
    this.begins({
      plan,
      now,
      due,
      worth: credit + due,
      discount: discount ? used(discount) : bought.discount,
    })
  }

  /**
   * The rest of the period now, in full from the next billing date. An amount off is a period's, not a
   * slot's.
   */
  addSlots(more: number, now: number): void {
    const { bought } = this
    if (!bought) return
    const { plan, discount } = bought
    const share = shareLeft(bought, now)
    const off = discount?.code.percent == null ? 0 : reduction(plan.price * more, discount)
    const due = Math.round(plan.price * more * share) - Math.round(off * share)
    if (!this.takes(due)) return
    bought.slots += more
    bought.worth += due
    bought.added.push({ more, paid: due })
    if (off > 0 && discount) bought.discount = used(discount)
  }

  /** The open invoice is tried at once (Zuora), by whatever is stored then. */
  collect(now: number): void {
    const { bought } = this
    if (!bought?.unpaid) return
    if (this.isOwnTrial) this.convert(bought, now)
    else this.retry(bought)
  }

  /** What bought the period is given back, or taken back by the bank: it is over. */
  reverse(kind: 'refund' | 'chargeback'): void {
    if (!this.bought) return
    this.charged -= this.bought.payment
    this.bought = null
    if (kind === 'chargeback' && this.hasPaypal) this.isBlocked = true
  }

  /** The payment of the slots that were added last: they are gone. */
  reverseSlots(kind: 'refund' | 'chargeback'): void {
    const { bought } = this
    const last = bought?.added.pop()
    if (!bought || !last) return
    this.charged -= last.paid
    bought.slots -= last.more
    bought.worth -= last.paid
    if (kind === 'chargeback' && this.hasPaypal) this.isBlocked = true
  }

  /** What the provider does by itself until then, in its order. */
  advance(now: number): void {
    for (let due = this.nextAtProvider(); due !== null && due.at <= now; due = this.nextAtProvider())
      due.run()
  }

  /** Whether a change for the next billing date is made now, by our workers. */
  isChangeDue(now: number): boolean {
    const { bought } = this
    return (
      !this.isZuora &&
      bought?.next != null &&
      !bought.hasTriedNext &&
      bought.renews &&
      !bought.unpaid &&
      bought.end - CHANGED_BEFORE <= now &&
      now < bought.end
    )
  }

  /** What our workers do when they come by. */
  work(now: number): void {
    const { bought } = this
    if (!bought) return
    if (this.isChangeDue(now) && bought.next) {
      bought.hasTriedNext = true
      this.change(bought.next, null, now, true)
      return
    }
    if (bought.unpaid && bought.unpaid.since + ENDS_UNPAID <= now) {
      this.bought = null
      return
    }
    if (this.isOwnTrial && bought.trialEnd !== null && bought.trialEnd <= now) {
      if (!bought.renews) {
        this.bought = null
        return
      }
      const { unpaid } = bought
      const { lastTry } = this
      if (!unpaid || RETRIES.some((after) => unpaid.since + after <= now && lastTry < unpaid.since + after))
        this.convert(bought, now)
    }
  }

  statusAt(now: number): SubscriptionStatus {
    const { bought } = this
    if (!bought) return this.hasBought ? 'Cancelled' : 'Inactive'
    if (bought.unpaid)
      return !bought.unpaid.isFirst && now < bought.unpaid.since + OPEN_WHILE_UNPAID ? 'Active' : 'Error'
    return bought.trialEnd === null ? 'Active' : 'In Trial'
  }

  /** The first period of a plan, with a code that was not used before. */
  private buy(plan: ModelPlan, code: ModelCode | null, now: number): boolean {
    const discount = discountBy(code)
    const due = priceOf(plan, plan.slots, discount)
    if (!this.takes(due)) return false
    if (code) this.usedCodes.add(code.id)
    this.begins({ plan, now, due, worth: due, discount: discount && used(discount) })
    return true
  }

  private begins({ plan, now, due, worth, discount }: Begun): void {
    const start = this.isZuora ? Math.floor(now / DAY) * DAY : now
    this.hasBought = true
    this.bought = {
      plan,
      slots: plan.slots,
      trialEnd: null,
      anchor: start,
      periods: 1,
      start,
      end: monthsAfter(start, plan.months),
      renews: true,
      next: null,
      hasTriedNext: false,
      worth,
      payment: due,
      added: [],
      discount,
      unpaid: null,
    }
  }

  private nextAtProvider(): { at: number; run: () => void } | null {
    const { bought } = this
    if (!bought || this.isOwnTrial) return null
    const after = bought.unpaid && RETRIES[bought.unpaid.declined - 1]
    const retryAt = bought.unpaid && after != null ? bought.unpaid.since + after : Infinity
    return retryAt < bought.end
      ? { at: retryAt, run: () => this.retry(bought) }
      : { at: bought.end, run: () => this.renew(bought) }
  }

  private renew(bought: Bought): void {
    const isFirst = bought.trialEnd !== null
    if (!bought.renews || bought.unpaid) {
      this.bought = null
      return
    }
    const next = this.isZuora ? bought.next : null
    if (isFirst || next) Object.assign(bought, { anchor: bought.end, periods: 0 })
    if (next) Object.assign(bought, { plan: next, slots: next.slots, next: null })
    const start = bought.end
    bought.periods += 1
    const amount = priceOf(bought.plan, bought.slots, bought.discount)
    Object.assign(bought, {
      trialEnd: null,
      start,
      end: monthsAfter(bought.anchor, bought.plan.months * bought.periods),
      worth: 0,
      payment: 0,
      added: [],
      hasTriedNext: false,
    })
    if (this.takes(amount)) this.paid(bought, amount, isFirst)
    else bought.unpaid = { since: start, declined: 1, isFirst, amount }
  }

  private retry(bought: Bought): void {
    const { unpaid } = bought
    if (!unpaid) return
    if (this.takes(unpaid.amount)) this.paid(bought, unpaid.amount, unpaid.isFirst)
    else unpaid.declined += 1
  }

  private convert(bought: Bought, now: number): void {
    if (this.isBlocked) {
      bought.unpaid ??= { since: bought.trialEnd ?? now, declined: 1, isFirst: true, amount: 0 }
      return
    }
    this.lastTry = now
    if (!this.buy(bought.plan, bought.discount?.code ?? null, now))
      bought.unpaid ??= { since: bought.trialEnd ?? now, declined: 1, isFirst: true, amount: 0 }
  }

  private paid(bought: Bought, amount: number, isFirst: boolean): void {
    // What a blocked account has paid for its trial is given back.
    if (isFirst && this.isBlocked && amount > 0) {
      this.charged -= amount
      this.bought = null
      return
    }
    const { discount } = bought
    if (isFirst && discount) this.usedCodes.add(discount.code.id)
    Object.assign(bought, {
      unpaid: null,
      worth: amount,
      payment: amount,
      discount: discount && used(discount),
    })
  }

  /** Nothing is asked for where nothing is due. */
  private takes(amount: number): boolean {
    if (amount === 0) return true
    if (this.card === 'declines') return false
    if (this.declinesLeft > 0) {
      this.declinesLeft -= 1
      return false
    }
    this.charged += amount
    return true
  }
}

const discountBy = (code: ModelCode | null): Discount | null => code && { code, left: code.payments }
const used = ({ code, left }: Discount): Discount => ({
  code,
  left: left === null ? null : Math.max(0, left - 1),
})

function reduction(amount: number, discount: Discount | null): number {
  if (!discount || discount.left === 0) return 0
  return discount.code.percent === null
    ? Math.min(amount, discount.code.off)
    : Math.round((amount * discount.code.percent) / 100)
}

const priceOf = (plan: ModelPlan, slots: number, discount: Discount | null): number =>
  plan.price * slots - reduction(plan.price * slots, discount)

/** The days that are left of a period, begun ones too. */
function shareLeft({ start, end }: Bought, now: number): number {
  const days = Math.round((end - start) / DAY)
  return Math.min(days, Math.ceil((end - now) / DAY)) / days
}

/**
 * On the same day of the month, or on its last where there is none: from 31 January to 29 February in a leap
 * year.
 */
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
