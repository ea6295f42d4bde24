import type { Currency } from '@vitrine/contracts/identity/billing'
import { catalog, type CatalogPlan } from './catalog.ts'
import type { CardBehavior } from './cards.ts'
import { startOfDay } from './periods.ts'
import {
  emptyState,
  type LedgerInvoice,
  type LedgerOrder,
  type LedgerPaymentMethod,
  type LedgerState,
  type LedgerSubscription,
} from './state.ts'

/** What a provider would tell us of. */
export interface LedgerEvent {
  type:
    | 'payment-processed'
    | 'payment-declined'
    | 'subscription-changed'
    | 'subscription-ended'
    | 'refund'
    | 'chargeback'
  subscription: LedgerSubscription
  order: LedgerOrder | null
  invoice: LedgerInvoice | null
  payment: string | null
}

/**
 * What a provider's books hold: accounts, subscriptions, invoices and payments of nobody's real money, on a
 * clock that can be moved.
 */
export class Ledger {
  state: LedgerState
  /** Told of each event as it happens. */
  onEvent: (event: LedgerEvent) => void = () => undefined

  private readonly machineNow: () => number
  /** Zuora's periods begin and end with a day, 2Checkout's with a second. */
  private readonly countsDays: boolean

  constructor(options: { machineNow?: () => number; countsDays?: boolean; state?: LedgerState } = {}) {
    this.machineNow = options.machineNow ?? Date.now
    this.countsDays = options.countsDays ?? false
    this.state = options.state ?? emptyState()
  }

  now(): number {
    return this.machineNow() + this.state.clockAheadMs
  }

  /** The clock of the machine, and of the product, which nobody moves: what is signed is signed with it. */
  machineTime(): number {
    return this.machineNow()
  }

  /** Where a period begins that begins now. */
  beginning(): number {
    return this.countsDays ? startOfDay(this.now()) : this.now()
  }

  next(prefix: string): string {
    this.state.lastNumber += 1
    return `${prefix}${String(this.state.lastNumber).padStart(8, '0')}`
  }

  account(reference: string) {
    return this.state.accounts.find((account) => account.reference === reference)
  }

  openAccount(reference: string, email: string, currency: Currency | null = null) {
    const present = this.account(reference)
    if (present) return present
    const account = { reference, email, currency, paymentMethod: null }
    this.state.accounts.push(account)
    return account
  }

  paymentMethod(id: string | null | undefined): LedgerPaymentMethod | undefined {
    return this.state.paymentMethods.find((method) => method.id === id)
  }

  /** Stored at the provider, of no account yet. */
  storePaymentMethod(details: {
    account: string | null
    kind: 'card' | 'paypal'
    firstDigits?: string
    lastDigits: string
    expiry?: string | null
    paypalEmail: string | null
    behavior: CardBehavior
  }): LedgerPaymentMethod {
    const method = {
      id: this.next('PM'),
      firstDigits: '',
      expiry: null,
      ...details,
      declinesLeft: details.behavior === 'declines-twice' ? 2 : 0,
    }
    this.state.paymentMethods.push(method)
    return method
  }

  usePaymentMethod(account: string, id: string): boolean {
    const method = this.paymentMethod(id)
    const owner = this.account(account)
    if (!method || !owner || (method.account !== null && method.account !== account)) return false
    method.account = account
    owner.paymentMethod = id
    return true
  }

  removePaymentMethods(account: string): number {
    const before = this.state.paymentMethods.length
    this.state.paymentMethods = this.state.paymentMethods.filter((method) => method.account !== account)
    const owner = this.account(account)
    if (owner) owner.paymentMethod = null
    return before - this.state.paymentMethods.length
  }

  /** With the present prices. */
  plan(id: string): CatalogPlan | undefined {
    const plan = catalog.find((each) => each.id === id)
    return plan && { ...plan, prices: { ...plan.prices, ...this.state.prices[id] } }
  }

  plans(): CatalogPlan[] {
    return catalog.flatMap(({ id }) => this.plan(id) ?? [])
  }

  subscription(number: string): LedgerSubscription | undefined {
    return this.state.subscriptions.find((subscription) => subscription.number === number)
  }

  subscriptionsOf(account: string): LedgerSubscription[] {
    return this.state.subscriptions.filter((subscription) => subscription.account === account).toReversed()
  }

  order(number: string): LedgerOrder | undefined {
    return this.state.orders.find((order) => order.number === number)
  }

  invoice(number: string | null | undefined): LedgerInvoice | undefined {
    return this.state.invoices.find((invoice) => invoice.number === number)
  }

  openInvoice(subscription: string): LedgerInvoice | undefined {
    return this.state.invoices.find(
      (invoice) => invoice.subscription === subscription && invoice.state === 'unpaid',
    )
  }
}
