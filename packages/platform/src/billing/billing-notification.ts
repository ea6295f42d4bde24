/** A request of the provider's as it came. */
export interface IncomingNotification {
  /** Which of the provider's kinds: the path says it. */
  kind: 'zuora-callout' | 'avangate-ipn' | 'avangate-lcn'
  /** Names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Byte for byte: signatures are over what came. */
  body: Uint8Array
}

/**
 * A notification whose signature is right. Trust nothing in it but the references: read the provider's own
 * record.
 */
export interface BillingNotification {
  kind: IncomingNotification['kind']
  /** The same for the same content, however often it comes: unique among the stored ones. */
  key: string
  /** What the provider says has happened, for staff: `Payment Declined`, `COMPLETE`, … */
  event: string
  eventDate: Date | null
  /** `V{userId}`; null where it names none of ours. */
  accountReference: string | null
  subscriptionReference: string | null
  orderReference: string | null
  /** `VIT-{operationId}`, where it names one. */
  ourReference: string | null
  /** The checkout that an order stems from (2Checkout). */
  checkoutKey: string | null
  /** An order made with a test card while `AVANGATE_TEST_ORDERS` is false: store it, do nothing. */
  isIgnored: boolean
  /** What may be kept of it for 90 days: no names, no postal addresses, no email. */
  record: Readonly<Record<string, string>>
  /** What `receiptFor` signs; kept no longer than the call. */
  receiptFields: readonly string[]
}

export type ParsedNotification =
  | { outcome: 'accepted'; notification: BillingNotification }
  /** No signature, a wrong one, one that is too weak, or nothing that can be read: 401, nothing stored. */
  | { outcome: 'refused'; code: 'no-signature' | 'wrong-signature' | 'weak-signature' | 'unreadable' }

export interface NotificationReceipt {
  status: 200
  contentType: string
  body: string
}

export interface BillingNotifications {
  parseNotification(incoming: IncomingNotification): ParsedNotification
  receiptFor(notification: BillingNotification): NotificationReceipt
}
