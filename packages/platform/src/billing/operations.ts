import type { DiscountAtProvider, PlanAtProvider } from './records.ts'

/** The reference of an operation at a provider: a-z, 0-9 and hyphens, no slash. Never used twice. */
export const ourReferenceOf = (operationId: string): string => `VIT-${operationId}`

/** The reference of an account at a provider. */
export const accountReferenceOf = (userId: string | number): string => `V${userId}`

interface Request {
  /** `VIT-{operationId}`. */
  ourReference: string
  /** `V{userId}`. */
  accountReference: string
}

/** Plain data without dates: kept as JSON in `billing_operations.request`, from where `readOperation` gets it. */
export interface StartRequest extends Request {
  kind: 'start'
  plan: PlanAtProvider
  quantity: number
  discount: DiscountAtProvider | null
}

export interface ConvertTrialRequest extends Request {
  kind: 'convert-trial'
  /** The trial's subscription at 2Checkout; null at Zuora, where a trial has none. */
  subscriptionReference: string | null
  plan: PlanAtProvider
  quantity: number
  discount: DiscountAtProvider | null
}

export interface ChangeRequest extends Request {
  kind: 'change'
  subscriptionReference: string
  /** What it has now, slots too: what is read back is compared with both. */
  from: { providerPlanId: string; quantity: number }
  /** What it shall have: the same plan where only slots are added. */
  plan: PlanAtProvider
  quantity: number
  discount: DiscountAtProvider | null
  effective: 'now' | 'next-billing-date'
  /** The payments of slots that were given back, where it takes those away. */
  takenBack?: string[]
}

export interface StopRenewalRequest extends Request {
  kind: 'stop-renewal'
  subscriptionReference: string
}

export interface ResumeRenewalRequest extends Request {
  kind: 'resume-renewal'
  subscriptionReference: string
  /** `ourReference` of the stop that is taken back. */
  stopReference: string
}

export interface EndRequest extends Request {
  kind: 'end'
  subscriptionReference: string
}

export interface PayInvoicesRequest extends Request {
  kind: 'pay-invoices'
  subscriptionReference: string
}

/** Where the checkout itself is the purchase (2Checkout): the operation is read back by the checkout's key. */
export interface CheckoutPurchaseRequest extends Request {
  kind: 'checkout-purchase'
  checkoutKey: string
  plan: PlanAtProvider
  quantity: number
  discount: DiscountAtProvider | null
  isTrial: boolean
}

export type OperationRequest =
  | StartRequest
  | ConvertTrialRequest
  | ChangeRequest
  | StopRenewalRequest
  | ResumeRenewalRequest
  | EndRequest
  | PayInvoicesRequest
  | CheckoutPurchaseRequest
