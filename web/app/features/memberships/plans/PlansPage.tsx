import type { BillingPeriod } from '@vitrine/contracts/identity/billing'
import { currencyOf } from '@vitrine/contracts/memberships/currency-of'
import { products } from '@vitrine/contracts/memberships/plans'
import type { RatePlan } from '@vitrine/contracts/memberships/schemas'
import { isOfferedTrial } from '@vitrine/contracts/standing'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation, Link } from 'react-router'
import { useCurrentUser } from '../../identity/queries.ts'
import { PlanPrice, planWords } from '../shared/PlanPrice.tsx'
import { hasPglFlag, storePglFlag } from '../shared/pgl-flag.ts'
import { planPath, PLANS_PAGE, signUpFor } from '../shared/plan-path.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'

const questions = [
  {
    title: 'What a trial is',
    text: 'Seven days of everything, with seven lookups in the price guide. You give a payment method, and nothing is charged before the seventh day is over. Cancel before then and you pay nothing.',
  },
  {
    title: 'What a lookup is',
    text: 'The first time that you open a sold piece and see its price. Opening the same piece again within a day does not count a second time, and searching never counts.',
  },
  {
    title: 'How you pay',
    text: 'The price shown is the price charged; your invoice names the tax in it. Card details are given on the payment company’s own form and never reach us. A membership renews by itself at the end of each period.',
  },
  {
    title: 'How you cancel',
    text: 'On your membership page, at any time. Your membership stays active until the end of the period that you paid for.',
  },
  {
    title: 'What stays free',
    text: 'The whole dictionary, and a free account that searches every section. It shows no details of sold pieces, marks or books, and has no vault.',
  },
] as const

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

/** A member sees prices in the currency of their country, unless the URL names one. */
function useOwnCurrency(): void {
  const present = useLocation()
  const { location: coming } = useNavigation()
  // A choice whose prices load is not taken back.
  const { pathname, search } = coming ?? present
  const navigate = useNavigate()
  const country = useCurrentUser()?.countryCode
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (pathname !== PLANS_PAGE || !country || asked.has('currency') || currencyOf(country) === 'USD') return
    asked.set('currency', currencyOf(country))
    void navigate(`${pathname}?${asked.toString()}`, { replace: true, preventScrollReset: true })
  }, [country, pathname, search, navigate])
}

/** One plan. The first stands out: it opens everything. */
function PlanCard({ plan, enablePGL }: { plan: RatePlan; enablePGL: boolean }) {
  const { text, points } = planWords[plan.product]
  return (
    <li className="flex flex-col border border-hairline bg-raised p-6 first:border-brass">
      <h2 className="text-2xl font-medium">{plan.product}</h2>
      <PlanPrice plan={plan} />
      <p className="mt-4">{text}</p>
      <ul className="mt-4 mb-6 space-y-2 text-sm text-muted">
        {points.map((point) => (
          <li key={point} className="border-l-2 border-hairline pl-3">
            {point}
          </li>
        ))}
      </ul>
      <PlanLink plan={plan} enablePGL={enablePGL} />
    </li>
  )
}

/**
 * Nobody begins a trial of Enterprise, nor a second time: subscribers are not offered one. Until it is known
 * who reads, a browser that a member has used offers none.
 */
function PlanLink({ plan, enablePGL }: { plan: RatePlan; enablePGL: boolean }) {
  const reader = useCurrentUser()
  const trial = plan.product !== 'Enterprise' && isOfferedTrial(reader ?? null)
  const path = planPath({
    plan: plan.id,
    currency: plan.currency,
    trial,
    enablePGL: enablePGL && plan.product === 'Price Guide Lite',
  })
  return (
    <div className="mt-auto">
      <Link
        to={reader ? path : signUpFor(path)}
        className="button w-full"
        onClick={() => plan.product === 'Price Guide Lite' && storePglFlag(localStorage)}
      >
        <Offer isKnown={reader !== undefined}>{trial ? 'Try for free' : 'Subscribe'}</Offer>{' '}
        <span className="sr-only">with {plan.product}</span>
      </Link>
      <p
        className={`mt-2 min-h-5 text-center text-sm text-muted ${reader === undefined ? 'member:invisible' : ''}`}
      >
        {trial && `After 7 days: ${plan.displayPrice} / ${plan.displayPeriod}`}
      </p>
    </div>
  )
}

function Offer({ isKnown, children }: { isKnown: boolean; children: string }) {
  if (isKnown) return children
  return (
    <>
      <span className="member:hidden">{children}</span>
      <span className="hidden member:inline">Choose this plan</span>
    </>
  )
}

/** What somebody wants to know before paying. */
function PlanQuestions() {
  return (
    <section aria-labelledby="before-you-choose" className="mt-16 border-t border-hairline pt-10">
      <h2 id="before-you-choose" className="text-2xl font-medium">
        Before you choose
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {questions.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 flex flex-wrap gap-3" data-print="no">
        <Link to="/about-contact?subject=general" className="button-plain">
          Ask about memberships
        </Link>
        <Link to="/worthscore/accuracy" className="button-plain">
          How accurate is WorthScore?
        </Link>
      </p>
    </section>
  )
}
