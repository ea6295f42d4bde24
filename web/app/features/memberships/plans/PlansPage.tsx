import type { BillingPeriod } from '@vitrine/contracts/memberships/plans'
import type { RatePlan } from '@vitrine/contracts/memberships/schemas'
import { products } from '@vitrine/contracts/memberships/plans'
import { useEffect } from 'react'
import { hasPglFlag, storePglFlag } from '../shared/pgl-flag.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanQuestions } from './PlanQuestions.tsx'
import { useOwnCurrency } from './use-own-currency.ts'

export interface PlansPageProps {
  /** Null where they could not be loaded. */
  plans: readonly RatePlan[] | null
  period: BillingPeriod
  enablePGL: boolean
}

/** What is sold, for how much, and what each plan opens. */
export function PlansPage({ plans, period, enablePGL }: PlansPageProps) {
  useOwnCurrency()
  useEffect(() => {
    if (enablePGL && !hasPglFlag(localStorage)) storePglFlag(localStorage)
  }, [enablePGL])
  const shown = products.flatMap(
    (product) => plans?.find((plan) => plan.product === product && plan.billingPeriod === period) ?? [],
  )
  return (
    <div className="page py-10 tablet:py-14">
      <header className="max-w-2xl">
        <h1 className="text-4xl font-medium tablet:text-5xl">Memberships</h1>
        <p className="mt-5 font-serif text-xl leading-relaxed text-muted">
          The dictionary is free to read. A membership opens everything else. Try it free for seven days; you
          can cancel at any time.
        </p>
      </header>
      {shown.length > 0 ? (
        <>
          <ChoiceLinks enablePGL={enablePGL} />
          <ul
            className={`mt-6 grid gap-5 tablet:grid-cols-2 ${shown.length === 4 ? 'large:grid-cols-4' : 'large:grid-cols-3'}`}
          >
            {shown.map((plan) => (
              <PlanCard key={plan.product} plan={plan} enablePGL={enablePGL} />
            ))}
          </ul>
        </>
      ) : (
        <p role="status" className="mt-10 max-w-prose border-l-2 border-brass py-1 pl-4 text-lg">
          {plans
            ? 'Nothing is on sale at the moment. Please try again later.'
            : 'We cannot show our prices at the moment. Please try again later.'}
        </p>
      )}
      <PlanQuestions />
    </div>
  )
}
