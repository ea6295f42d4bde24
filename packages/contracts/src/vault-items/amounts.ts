import { z } from 'zod'
import { vaultItemLimits as limits } from './limits.ts'
import { vaultItemMessages as messages } from './messages.ts'

/** Null, '' and 0 are no price; absent leaves the price as it is. */
export const vaultPriceSchema = z
  .union([z.number(), z.literal(''), z.null()], messages.priceInvalid)
  .refine((price) => typeof price !== 'number' || (price >= 0 && isWholeCents(price)), {
    error: messages.priceInvalid,
    abort: true,
  })
  .refine((price) => typeof price !== 'number' || price <= limits.priceMax, {
    error: messages.priceTooLarge,
    params: { errorCode: 'Size' },
  })
  .transform((price) => (typeof price === 'number' && price > 0 ? price : null))

/** Two decimals at most. A number of this size is exact to far less than half a cent. */
function isWholeCents(price: number): boolean {
  return price > limits.priceMax || /^\d+(\.\d{1,2})?$/.test(String(price))
}
