import {
  billingPeriods,
  currencies,
  type BillingPeriod,
  type Currency,
} from '@vitrine/contracts/identity/billing'
import { membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import type { MembershipData, RatePlan, SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import { useState, type ReactNode } from 'react'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import type { ChosenPlan } from '../shared/plan-path.ts'
import { PlanPrice, planWords } from '../shared/PlanPrice.tsx'
import { hasAll, isUpgradeTo, mayChangePlan, offersEnterprise } from './offered-plans.ts'

interface PlanOptionsProps {
  own: MembershipData
  offer: SubscriptionData
  currency: Currency
  onCurrency: (currency: Currency) => void
  onChoose: (plan: ChosenPlan) => void
}

/** What can be had instead; whoever has all is told so, and finds other plans folded. */
export function PlanOptions(props: PlanOptionsProps) {
  const { own, offer } = props
  if (!mayChangePlan(own)) return <Unchangeable own={own} />
  if (own.ratePlans.length === 0) return hasAll(own) ? <Full /> : null
  if (!hasAll(own)) return offer.isUpgrade ? <Changes {...props} /> : <Choice {...props} />
  return (
    <Full>
      {offersEnterprise(own) && (
        <p className="max-w-prose text-muted">
          Enterprise opens the same as {own.productTitle}, to several people. It gives nothing more to you
          alone.
        </p>
      )}
      <Folded title="Change plan or billing period">
        <Plans {...props} />
      </Folded>
    </Full>
  )
}

function Choice(props: PlanOptionsProps) {
  return (
    <AccountSection title="Choose a Plan">
      <Plans {...props} />
    </AccountSection>
  )
}

/** Upgrades, and folded below them whatever else the subscription can be changed to. */
function Changes({ own, ...props }: PlanOptionsProps) {
  const upgrades = own.ratePlans.filter((plan) => isUpgradeTo(plan, own.ratePlan, props.offer))
  const others = own.ratePlans.filter((plan) => !upgrades.includes(plan))
  if (upgrades.length === 0) {
    return (
      <AccountSection title="Change Plan">
        <Plans own={own} {...props} />
      </AccountSection>
    )
  }
  return (
    <AccountSection title="Upgrade Options">
      <Plans own={{ ...own, ratePlans: upgrades }} {...props} />
      {others.length > 0 && (
        <Folded title="Other plans and billing periods">
          <Plans own={{ ...own, ratePlans: others }} {...props} />
        </Folded>
      )}
    </AccountSection>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border border-hairline">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold hover:text-brass">
        {title}
      </summary>
      <div className="space-y-5 px-4 pb-4">{children}</div>
    </details>
  )
}

/** What is unpaid is told with the membership itself. */
function Unchangeable({ own }: Pick<PlanOptionsProps, 'own'>) {
  const first = own.mayReactivate ? (
    <p className="max-w-prose text-muted">To change your plan, reactivate your membership first.</p>
  ) : null
  if (hasAll(own)) return <Full>{first}</Full>
  return first && <AccountSection title="Upgrade Options">{first}</AccountSection>
}

function Full({ children }: { children?: ReactNode }) {
  return (
    <AccountSection title="Upgrade Options">
      <p className="max-w-prose">{messages.full}</p>
      {children}
    </AccountSection>
  )
}

function Plans({ own, offer, currency, onCurrency, onChoose }: PlanOptionsProps) {
  const [period, setPeriod] = useState<BillingPeriod>(own.ratePlan?.billingPeriod ?? 'Monthly')
  const offered = billingPeriods.filter((each) => own.ratePlans.some((plan) => plan.billingPeriod === each))
  const shownPeriod = offered.includes(period) ? period : (offered[0] ?? period)
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <label className="flex flex-col gap-1.5 font-medium">
          Billing period
          <select
            className="field font-normal"
            value={shownPeriod}
            onChange={({ target }) =>
              setPeriod(billingPeriods.find((each) => each === target.value) ?? 'Monthly')
            }
          >
            {offered.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        {offer.mayChooseCurrency && (
          <label className="flex flex-col gap-1.5 font-medium">
            Currency
            <select
              className="field font-normal"
              value={currency}
              onChange={({ target }) => onCurrency(currencies.find((each) => each === target.value) ?? 'USD')}
            >
              {currencies.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {own.ratePlans
          .filter(({ billingPeriod }) => billingPeriod === shownPeriod)
          .map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              offer={offer}
              isBusy={own.isPaymentInProgress}
              onChoose={onChoose}
            />
          ))}
      </ul>
    </>
  )
}

interface PlanRowProps {
  plan: RatePlan
  offer: SubscriptionData
  isBusy: boolean
  onChoose: (plan: ChosenPlan) => void
}

function PlanRow({ plan, offer, isBusy, onChoose }: PlanRowProps) {
  const isTrial = offer.isTrialOffered && plan.product !== 'Enterprise'
  const choose = (trial: boolean) =>
    onChoose({
      plan: plan.id,
      currency: plan.currency,
      trial,
      enablePGL: plan.product === 'Price Guide Lite',
    })
  const { text, points } = planWords[plan.product]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 py-5">
      <div className="min-w-60 flex-1">
        <h3 className="text-xl font-medium">{plan.product}</h3>
        <PlanPrice plan={plan} />
        <p className="mt-2">{text}</p>
        <ul className="mt-2 list-disc pl-5 text-sm text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="flex w-full flex-col gap-2 phone:w-44">
        {isTrial && (
          <button type="button" className="button" disabled={isBusy} onClick={() => choose(true)}>
            Try for free <span className="sr-only">with {plan.product}</span>
          </button>
        )}
        <button
          type="button"
          className={isTrial ? 'button-plain' : 'button'}
          disabled={isBusy}
          onClick={() => choose(false)}
        >
          {offer.isUpgrade ? 'Change plan' : 'Subscribe'} <span className="sr-only">to {plan.product}</span>
        </button>
      </div>
    </li>
  )
}
