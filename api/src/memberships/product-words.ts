import type { SoldProduct } from '@vitrine/contracts/billing/products'
import type { membershipOf } from '@vitrine/contracts/roles'

/** What each product opens, in a sentence. */
export const productWords: Record<SoldProduct, string> = {
  Unlimited: 'Every section with all details, unlimited price lookups, WorthScore and your vault.',
  Marks: 'All details of makers’ marks, and your vault.',
  Library: 'All details of the library, and your vault.',
  'Price Guide Lite': '10 price lookups a month, WorthScore and your vault.',
  Enterprise: 'Everything in Unlimited for each member of your team.',
}

/** What whatever an account has bought is called. */
export const membershipNames: Record<ReturnType<typeof membershipOf>, string> = {
  free: 'Free',
  paid: 'Paid',
  unlimited: 'Unlimited',
  marks: 'Marks',
  library: 'Library',
  'price guide lite': 'Price Guide Lite',
  enterprise: 'Enterprise',
  'enterprise admin': 'Enterprise',
}
