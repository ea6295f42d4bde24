import type { DiscountAtProvider, PlanAtProvider, SubscriptionAfter } from './records.ts'

export interface BeginCheckout {
  /** 256 random bits in base64url. */
  checkoutKey: string
  /** `V{userId}`. */
  accountReference: string
  /** The member's own email and country, which the provider's page fills in. */
  email: string
  countryCode: string | null
  /** What the member does there. `payment-method` replaces the stored one; a plan is named for the other two. */
  purpose: 'purchase' | 'trial' | 'payment-method'
  plan: PlanAtProvider | null
  quantity: number
  discount: DiscountAtProvider | null
  /** True: the provider knows the account already (an earlier checkout was completed). */
  hasAccount: boolean
  /** From then on it cannot be paid any more. */
  expiresDate: Date
  /**
   * Absolute; the provider adds its parameters. Zuora's page posts to the callback path of the settings
   * instead.
   */
  returnUrl: string
}

/** Where the member goes on. */
export type CheckoutPage =
  /**
   * Our own page with the provider's form in a frame. `state` is the checkout's: kept with it and handed to
   * `completeCheckout`.
   */
  | {
      kind: 'hosted-form'
      libraryUrl: string
      frameUrl: string
      parameters: Record<string, string>
      state: CheckoutState
    }
  /** The provider's own page: `redirectWithWindowHref`. */
  | { kind: 'redirect'; url: string; state: CheckoutState }

/** What the adapter needs again when the member comes back; stored with the checkout, shown to nobody. */
export type CheckoutState = Record<string, string>

export interface CompleteCheckout {
  checkoutKey: string
  accountReference: string
  purpose: BeginCheckout['purpose']
  email: string
  displayName: string
  countryCode: string | null
  currency: PlanAtProvider['price']['currency']
  state: CheckoutState
  /**
   * The callback's parameters, names and values as they came. An empty object asks the provider alone (a
   * worker that looks after a checkout whose member never came back); only a redirect's checkout knows how it
   * ended then, the other is `refused`.
   */
  parameters: Record<string, string>
}

export interface CheckoutCompleted {
  accountReference: string
  paymentMethod: PaymentMethodDetails | null
  /**
   * What the checkout itself has bought or begun (2Checkout); null where it only stored a payment method
   * (Zuora).
   */
  purchase: SubscriptionAfter | null
}

export interface PaymentMethodDetails {
  reference: string
  kind: 'card' | 'paypal' | 'other'
  /** 'Visa ending in 1111', for the member. */
  label: string
  /** The address of a PayPal account. */
  paypalEmail: string | null
  /**
   * The same for the same payment method of another account: a card by its first six and last four digits and
   * its expiry, a PayPal account by its address. Null where the provider does not tell all of these. Hash it
   * before it is stored.
   */
  fingerprint: string | null
}
