import {
  billingPeriods,
  currencies,
  type BillingPeriod,
  type Currency,
} from '@vitrine/contracts/identity/billing'
import { Link, useLocation, useNavigation } from 'react-router'
import { currencyIn, periodIn, PLANS_PAGE } from '../shared/plan-path.ts'

/**
 * Period and currency as links: they work without scripts, and can be sent to somebody. What was just chosen
 * holds at once, so that a second choice does not take back the first while its prices load.
 */
export function ChoiceLinks({ enablePGL }: { enablePGL: boolean }) {
  const present = useLocation()
  const { location: coming } = useNavigation()
  const search = new URLSearchParams((coming?.pathname === PLANS_PAGE ? coming : present).search)
  const period = periodIn(search)
  const named = currencyIn(search)
  const currency = named ?? 'USD'
  const to = (choice: { period: BillingPeriod; currency?: Currency }) =>
    `${PLANS_PAGE}?${new URLSearchParams({ ...choice, ...(enablePGL && { enablePGL: 'true' }) }).toString()}`
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <Choice
        label="Billing period"
        entries={billingPeriods.map((each) => ({
          label: each,
          // A member’s own currency may still be on its way: only one that was chosen is named.
          to: to({ period: each, ...(named && { currency: named }) }),
          isChosen: each === period,
        }))}
      />
      <Choice
        label="Currency"
        entries={currencies.map((each) => ({
          label: each,
          to: to({ period, currency: each }),
          isChosen: each === currency,
        }))}
      />
    </div>
  )
}

function Choice({
  label,
  entries,
}: {
  label: string
  entries: readonly { label: string; to: string; isChosen: boolean }[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex border border-edge">
        {entries.map((entry) => (
          <li key={entry.label} className="border-edge not-first:border-l">
            <Link
              to={entry.to}
              preventScrollReset
              aria-current={entry.isChosen ? 'true' : undefined}
              className="flex min-h-11 items-center px-3 text-sm font-semibold hover:text-brass aria-[current]:bg-ink aria-[current]:text-paper phone:px-4"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
