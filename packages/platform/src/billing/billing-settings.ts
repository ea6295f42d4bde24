import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { Clock } from '../clock.ts'
import type { Send } from './http-call.ts'

export interface ZuoraSettings {
  restUrl: string
  clientId: string
  clientSecret: string
  pageId: string
  pageUrl: string
  libraryUrl: string
  calloutSecret: string
}

export interface AvangateSettings {
  apiUrl: string
  checkoutUrl: string
  merchantCode: string
  secretKey: string
  buyLinkSecret: string
  countsTestOrders: boolean
}

export interface BillingSettings {
  /** Who takes new purchases; null where nothing is on sale. */
  provider: BillingProviderName | null
  /** Null: not configured. */
  zuora: ZuoraSettings | null
  avangate: AvangateSettings | null
}

/** All of a provider's, or it is not configured. */
export const providerSettings = {
  zuora: [
    'ZUORA_REST_URL',
    'ZUORA_CLIENT_ID',
    'ZUORA_CLIENT_SECRET',
    'ZUORA_PAGE_ID',
    'ZUORA_PAGE_URL',
    'ZUORA_LIBRARY_URL',
    'ZUORA_CALLOUT_SECRET',
  ],
  avangate: [
    'AVANGATE_API_URL',
    'AVANGATE_CHECKOUT_URL',
    'AVANGATE_MERCHANT_CODE',
    'AVANGATE_SECRET_KEY',
    'AVANGATE_BUY_LINK_SECRET',
  ],
} as const

type ProviderSetting = (typeof providerSettings)[BillingProviderName][number]

interface Given extends Partial<Record<ProviderSetting, string | undefined>> {
  NODE_ENV: string
  BILLING_PROVIDER?: BillingProviderName | undefined
  AVANGATE_TEST_ORDERS: boolean
}

/** A line for each setting that a provider lacks which has some already, or which production names. */
export function missingBillingSettings(given: Given): string[] {
  return (['zuora', 'avangate'] as const).flatMap((provider) => {
    const names: readonly ProviderSetting[] = providerSettings[provider]
    const missing = names.filter((name) => !given[name])
    // Outside of production, where no provider has any, `npm start` brings a stand-in.
    const isNamed =
      given.BILLING_PROVIDER === provider && (given.NODE_ENV === 'production' || hasAnySettings(given))
    const isAskedFor = missing.length < names.length || isNamed
    return isAskedFor ? missing.map((name) => `The setting ${name} is missing: ${provider} needs it.`) : []
  })
}

const hasAnySettings = (given: Given): boolean =>
  [...providerSettings.zuora, ...providerSettings.avangate].some((name) => given[name])

export function billingSettings(given: Given): BillingSettings {
  const zuora = zuoraSettings(given)
  const avangate = avangateSettings(given)
  const wanted = given.BILLING_PROVIDER ?? (avangate && !zuora ? 'avangate' : 'zuora')
  return { provider: (wanted === 'zuora' ? zuora : avangate) ? wanted : null, zuora, avangate }
}

function zuoraSettings(given: Given): ZuoraSettings | null {
  const {
    ZUORA_REST_URL,
    ZUORA_CLIENT_ID,
    ZUORA_CLIENT_SECRET,
    ZUORA_PAGE_ID,
    ZUORA_PAGE_URL,
    ZUORA_LIBRARY_URL,
    ZUORA_CALLOUT_SECRET,
  } = given
  if (
    !ZUORA_REST_URL ||
    !ZUORA_CLIENT_ID ||
    !ZUORA_CLIENT_SECRET ||
    !ZUORA_PAGE_ID ||
    !ZUORA_PAGE_URL ||
    !ZUORA_LIBRARY_URL ||
    !ZUORA_CALLOUT_SECRET
  )
    return null
  return {
    restUrl: withoutSlash(ZUORA_REST_URL),
    clientId: ZUORA_CLIENT_ID,
    clientSecret: ZUORA_CLIENT_SECRET,
    pageId: ZUORA_PAGE_ID,
    pageUrl: ZUORA_PAGE_URL,
    libraryUrl: ZUORA_LIBRARY_URL,
    calloutSecret: ZUORA_CALLOUT_SECRET,
  }
}

function avangateSettings(given: Given): AvangateSettings | null {
  const {
    AVANGATE_API_URL,
    AVANGATE_CHECKOUT_URL,
    AVANGATE_MERCHANT_CODE,
    AVANGATE_SECRET_KEY,
    AVANGATE_BUY_LINK_SECRET,
  } = given
  if (
    !AVANGATE_API_URL ||
    !AVANGATE_CHECKOUT_URL ||
    !AVANGATE_MERCHANT_CODE ||
    !AVANGATE_SECRET_KEY ||
    !AVANGATE_BUY_LINK_SECRET
  )
    return null
  return {
    apiUrl: withoutSlash(AVANGATE_API_URL),
    checkoutUrl: AVANGATE_CHECKOUT_URL,
    merchantCode: AVANGATE_MERCHANT_CODE,
    secretKey: AVANGATE_SECRET_KEY,
    buyLinkSecret: AVANGATE_BUY_LINK_SECRET,
    countsTestOrders: given.AVANGATE_TEST_ORDERS,
  }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/** What the adapter of a provider is made of. */
export interface ProviderParts<Settings> {
  settings: Settings
  clock: Clock
  /** Milliseconds that a call may take. */
  deadlines?: { read?: number; write?: number }
  send?: Send
}
