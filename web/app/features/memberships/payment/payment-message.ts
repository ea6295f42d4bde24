import type { PaymentParameter } from '../queries/checkout.ts'

/** What the callback page, inside the form's frame, tells the page around it. */
export interface PaymentMessage {
  kind: 'vitrine-payment'
  parameters: PaymentParameter[]
}

/** In the order in which they came. */
export function parametersIn(search: string): PaymentParameter[] {
  return [...new URLSearchParams(search)].map(([name, value]) => ({ name, value }))
}

/**
 * Under which our key comes back: handed through by Zuora, in the return URL of 2Checkout, and as its order's
 * reference.
 */
const KEY_NAMES: readonly string[] = ['field_passthrough1', 'checkout', 'order-ext-ref']

/** The checkout that a callback belongs to. */
export function checkoutKeyIn(parameters: readonly PaymentParameter[]): string | null {
  return parameters.find(({ name }) => KEY_NAMES.includes(name))?.value ?? null
}

/** A message of our own callback page about this checkout; null for any other message. */
export function paymentMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  own: { origin: string; key: string },
): PaymentMessage | null {
  if (
    origin !== own.origin ||
    typeof data !== 'object' ||
    data === null ||
    !('kind' in data) ||
    data.kind !== 'vitrine-payment'
  )
    return null
  if (!('parameters' in data) || !Array.isArray(data.parameters)) return null
  const parameters = data.parameters.filter(isParameter)
  return checkoutKeyIn(parameters) === own.key ? { kind: 'vitrine-payment', parameters } : null
}

function isParameter(value: unknown): value is PaymentParameter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'value' in value &&
    typeof value.value === 'string'
  )
}
