import {
  billingPeriods,
  currencies,
  type BillingPeriod,
  type Currency,
} from '@vitrine/contracts/identity/billing'

export const SUBSCRIPTION_PAGE = '/app/accountSettings/subscription'
export const PLANS_PAGE = '/product/index'

/** A plan that was chosen, on its way to be confirmed. */
export interface ChosenPlan {
  plan: string
  currency: Currency
  trial: boolean
  enablePGL: boolean
}

/** Where a plan is looked at once more and confirmed. */
export function planPath({ plan, currency, trial, enablePGL }: ChosenPlan): string {
  return `${SUBSCRIPTION_PAGE}?${new URLSearchParams({ plan, currency, ...(trial && { trial: 'true' }), ...(enablePGL && { enablePGL: 'true' }) }).toString()}`
}

/** The plan that a URL names; null where it names none. */
export function planIn(search: URLSearchParams): ChosenPlan | null {
  const plan = search.get('plan')
  if (!plan) return null
  return {
    plan,
    currency: currencyIn(search) ?? 'USD',
    trial: search.get('trial') === 'true',
    enablePGL: search.get('enablePGL') === 'true',
  }
}

/** Whether a path with its query leads to a plan that was chosen. */
export function leadsToPlan(target: string): boolean {
  const [path, search] = target.split('?', 2)
  return path === SUBSCRIPTION_PAGE && planIn(new URLSearchParams(search)) !== null
}

export function currencyIn(search: URLSearchParams): Currency | null {
  return currencies.find((currency) => currency === search.get('currency')) ?? null
}

export function periodIn(search: URLSearchParams): BillingPeriod {
  return billingPeriods.find((period) => period === search.get('period')) ?? 'Monthly'
}

/** A visitor has an account first, and comes back to the plan. */
export function signUpFor(path: string): string {
  return `/login/signup?${new URLSearchParams({ parentUrl: path }).toString()}`
}
