import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { BillingNotifications } from './billing-notification.ts'
import type { BeginCheckout, CheckoutCompleted, CheckoutPage, CompleteCheckout } from './checkout.ts'
import type {
  ChangeRequest,
  EndRequest,
  OperationRequest,
  PayInvoicesRequest,
  ResumeRenewalRequest,
  StartRequest,
  StopRenewalRequest,
  ConvertTrialRequest,
} from './operations.ts'
import type {
  InvoiceFile,
  PricePreview,
  PreviewRequest,
  ProviderInvoice,
  ProviderPayment,
  ProviderPrice,
  ProviderSubscription,
  SubscriptionAfter,
} from './records.ts'

/**
 * One company that takes money for us. The two real adapters are `zuora/` and `avangate/`; a test uses
 * `FakeBillingProvider` of `@vitrine/testing`. All bookkeeping (who, what, whether it was done before) is the
 * caller's: an adapter keeps nothing.
 *
 * No method throws because of the provider: what it did, refused or left open is the `outcome`. Methods that
 * change something are called once for a reference; after `unknown` only `readOperation` is called, never the
 * method again.
 */
export interface BillingProvider {
  readonly name: BillingProviderName
  readonly traits: BillingProviderTraits

  /**
   * Where the member gives a payment method (Zuora), or pays (2Checkout). Takes no money itself and may be
   * repeated; each repetition is a new page.
   */
  beginCheckout(request: BeginCheckout): Promise<Outcome<CheckoutPage>>
  /**
   * What came back from that page, checked by its signature, and what the provider itself says of it. May be
   * repeated with the same parameters: the result is the same. `declined` is the provider's no to the payment
   * method or the payment; `refused` with reason `signature` a forged, old or foreign return; `waiting` a
   * payment that is not decided yet: call it again.
   */
  completeCheckout(request: CompleteCheckout): Promise<Outcome<CheckoutCompleted>>

  /**
   * Starts a subscription with the account's stored payment method and charges the first period. Only where
   * `traits.chargesAfterCheckout`.
   */
  startSubscription(request: StartRequest): Promise<Outcome<SubscriptionAfter>>
  /**
   * Ends a trial now and charges the first period: at Zuora a `startSubscription`, at 2Checkout the trial's
   * own subscription.
   */
  convertTrial(request: ConvertTrialRequest): Promise<Outcome<SubscriptionAfter>>
  /** What a start or a change would charge now and from then on. Changes nothing. */
  previewChange(request: PreviewRequest): Promise<ReadOutcome<PricePreview>>
  /**
   * Another plan, more or fewer slots, or a discount. Charges or credits at once unless it is for the next
   * billing date.
   */
  changeSubscription(request: ChangeRequest): Promise<Outcome<SubscriptionAfter>>
  /**
   * Takes back a change for the next billing date by that change's own reference. Done also where there is
   * none. Only where `traits.schedulesChanges`.
   */
  withdrawChange(request: {
    ourReference: string
    accountReference: string
    subscriptionReference: string
    changeReference: string
  }): Promise<Outcome<SubscriptionAfter>>
  /** No renewal any more; what is paid for stays open. Done also where it was stopped before. */
  stopRenewal(request: StopRenewalRequest): Promise<Outcome<SubscriptionAfter>>
  /**
   * Takes that back before the end. Done also where it renews. `refused` with reason `ended` once the end has
   * come.
   */
  resumeRenewal(request: ResumeRenewalRequest): Promise<Outcome<SubscriptionAfter>>
  /** Ends a subscription at once and charges nothing any more. Refunds nothing. Done also where it has ended. */
  endNow(request: EndRequest): Promise<Outcome<SubscriptionAfter>>
  /**
   * Charges what is open now, with the present payment method. Done with `charged: null` where nothing is
   * open.
   */
  payOpenInvoices(request: PayInvoicesRequest): Promise<Outcome<SubscriptionAfter>>
  /** Removes what is stored to pay with, for an account that is erased. Done also where nothing is stored. */
  removePaymentMethods(request: {
    ourReference: string
    accountReference: string
  }): Promise<Outcome<{ removed: number }>>

  /**
   * What became of an operation whose outcome is not known. Takes the whole request as it was made, because
   * one provider finds it by our reference and the other by what it wanted. `absent`: the provider knows
   * nothing of it (yet).
   */
  readOperation(request: OperationRequest): Promise<OperationOutcome>
  readSubscription(request: { subscriptionReference: string }): Promise<ReadOutcome<ProviderSubscription>>
  /** All of an account, ended ones too, newest first. An account that the provider does not know has none. */
  listSubscriptions(request: { accountReference: string }): Promise<ReadOutcome<ProviderSubscription[]>>
  /** Newest first. */
  listInvoices(request: { accountReference: string }): Promise<ReadOutcome<ProviderInvoice[]>>
  /** Every try to take money, refused ones too, newest first. */
  listPayments(request: { accountReference: string }): Promise<ReadOutcome<ProviderPayment[]>>
  /** The invoice as a PDF. `absent` also where it is another account's, or the provider gives none. */
  readInvoice(request: {
    accountReference: string
    invoiceReference: string
  }): Promise<ReadOutcome<InvoiceFile>>
  /** What the provider's catalogue asks for its plans, for holding our rate plans against. */
  listPrices(): Promise<ReadOutcome<ProviderPrice[]>>

  /** Checks a notification's signature and tells what it is about. No call to the provider. */
  parseNotification: BillingNotifications['parseNotification']
  /** What is sent back once the notification is stored. No call to the provider. */
  receiptFor: BillingNotifications['receiptFor']
}

export interface BillingProviderTraits {
  /**
   * True (Zuora): a checkout only stores a payment method, and `startSubscription` charges it. A trial is
   * ours alone. False (2Checkout): the checkout is the purchase, or the trial, and `completeCheckout` tells
   * the subscription.
   */
  chargesAfterCheckout: boolean
  /** True (2Checkout): the provider converts a trial by itself at its end; our due row waits and reads. */
  convertsTrials: boolean
  /**
   * True (Zuora): `changeSubscription` takes `effective: 'next-billing-date'`. False: make the change shortly
   * before that date.
   */
  schedulesChanges: boolean
}

/** What an act at the provider came to. */
export type Outcome<Value> =
  | Done<Value>
  /** The provider, or the bank behind it, said no; nothing was charged and nothing was started or changed. */
  | Declined
  /** Taken by the provider, payment not decided yet. Nothing is repeated; ask `readOperation` later. */
  | { outcome: 'waiting'; reference: string | null }
  | Refused
  | Unknown

/** What became of an act, asked afterwards. */
export type OperationOutcome = Outcome<SubscriptionAfter> | { outcome: 'absent' }

/** What a question without effect came to. */
export type ReadOutcome<Value> = Done<Value> | { outcome: 'absent' } | Refused | Unknown

export interface Done<Value> {
  outcome: 'done'
  value: Value
}

export interface Declined {
  outcome: 'declined'
  reason: DeclineReason
}

export const declineReasons = [
  'card-declined',
  'insufficient-funds',
  'expired-card',
  'confirmation-failed',
  'declined',
] as const
/** `declined` where the provider gives no reason that we know. */
export type DeclineReason = (typeof declineReasons)[number]

export interface Refused {
  outcome: 'refused'
  /**
   * Nothing was done. `unavailable`: too many calls, or no connection: the same act may be tried again under
   * a new reference (members read BILLING_UNAVAILABLE). `not-supported`: this provider cannot do it.
   * `signature`: a return that does not stem from the provider. `ended`: the subscription is over. `invalid`:
   * a mistake of ours or of the settings; a log has its code.
   */
  reason: 'unavailable' | 'not-supported' | 'signature' | 'ended' | 'invalid'
  /** The provider's own code, for logs and staff; no personal data. */
  code: string
}

export interface Unknown {
  outcome: 'unknown'
  /** Why nobody knows, for logs and staff: `time-out`, `http-502`, `not-json`, `connection-lost`, … */
  code: string
}
