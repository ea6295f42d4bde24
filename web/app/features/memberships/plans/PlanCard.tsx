import { isOfferedTrial } from '@vitrine/contracts/standing'
import type { RatePlan } from '@vitrine/contracts/memberships/schemas'
import { Link } from 'react-router'
import { useCurrentUser } from '../../identity/queries.ts'
import { storePglFlag } from '../shared/pgl-flag.ts'
import { planPath, signUpFor } from '../shared/plan-path.ts'
import { PlanPrice, planWords } from '../shared/PlanPrice.tsx'

/** One plan. The first stands out: it opens everything. */
export function PlanCard({ plan, enablePGL }: { plan: RatePlan; enablePGL: boolean }) {
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
