import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Price as SoldFor } from '@vitrine/contracts/price-guide/price-schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import { MembersOnly } from '../../identity/components/MembersOnly.tsx'
import { changedByLookup, lookups, lookUp } from '../queries/prices.ts'
import { usePrices } from '../use-prices.ts'

/** What a sold item went for: at once, after a lookup, or the way to a membership. It comes after the page, which is alike for everybody. */
export function PriceBox({ id }: { id: number }) {
  const seen = usePrices([id])
  const price = seen.priceOf(id)
  if (price) return <Opened price={price} />
  if (seen.access === 'counted' && !seen.isLoading) return <Lookup id={id} />
  if (seen.access === 'open' || seen.access === 'counted') return <div className="skeleton h-24" role="status" aria-label="Loading the price" />
  return <MembersOnly title="Sold price" />
}

function Opened({ price }: { price: SoldFor }) {
  return (
    <section className="border border-hairline bg-sunken px-6 py-5" aria-label="Sold price">
      <p className="eyebrow">SOLD FOR</p>
      <p className="mt-1 font-serif text-3xl font-medium">
        <Price amount={price.amount} currency={price.currency} />
      </p>
      {price.currency === 'XXX' && <p className="mt-1 text-sm text-muted">In the currency of its time and place, which has no code.</p>}
    </section>
  )
}

/** Nothing is spent before it is said how many are left. */
function Lookup({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const left = useQuery(lookups(browserCall))
  const [looking, setLooking] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null })
  const count = left.data?.lookups
  const remaining = count ? Math.max(0, count.limit - count.used) : null
  const renewsOn = left.data?.renewsOn

  async function look() {
    setLooking({ isPending: true, error: null })
    const error: unknown = await lookUp(browserCall, id).then(
      () => null,
      (reason: unknown) => reason,
    )
    // Also after a failure: somebody may have looked it up in another window.
    await Promise.all(changedByLookup.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })))
    setLooking({ isPending: false, error })
  }
  return (
    <section className="flex flex-col items-start gap-3 border border-hairline bg-sunken px-6 py-5" aria-label="Sold price">
      <h2 className="text-xl font-medium">Sold price</h2>
      {count && remaining !== null && (
        <p>
          {remaining} out of {count.limit} lookups remaining
          {renewsOn && <span className="text-muted">, new ones on {formatDay(renewsOn)}</span>}
        </p>
      )}
      {remaining === 0 ? (
        <>
          <p>You have used all of your lookups.</p>
          <Link to="/app/accountSettings/subscription" className="button">
            Upgrade
          </Link>
        </>
      ) : (
        <>
          <button type="button" className="button" disabled={looking.isPending || !count} onClick={() => void look()}>
            {looking.isPending ? 'Looking up…' : 'Look up the price'}
          </button>
          <p className="text-sm text-muted">This uses one lookup, and opens the price for 24 hours.</p>
        </>
      )}
      {(looking.error ?? left.error) !== null && (
        <p role="alert" className="text-oxblood">
          {failureOf(looking.error ?? left.error).text}
        </p>
      )}
    </section>
  )
}
