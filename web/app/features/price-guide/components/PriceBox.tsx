import { useQuery, useQueryClient } from '@tanstack/react-query'
import { priceBasisLabels } from '@vitrine/contracts/price-guide/price-basis'
import type { LookupCount, OpenPrice } from '@vitrine/contracts/price-guide/price-schemas'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatDay, formatMoment } from '../../../shared/format/dates.ts'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import { MembersOnly } from '../../identity/components/MembersOnly.tsx'
import { changedByLookup, lookups, lookUp, prices } from '../queries.ts'
import { usePriceAccess } from '../use-prices.ts'

/**
 * What a sold item went for: at once, after a lookup, or the way to a membership. It comes after the page,
 * which is alike for everybody.
 */
export function PriceBox({ id }: { id: number }) {
  const access = usePriceAccess()
  const mayBeOpen = access === 'open' || access === 'counted'
  const { data: seen, isLoading } = useQuery({ ...prices(browserCall, [id]), enabled: mayBeOpen })
  const [isNew, setNew] = useState(false)
  const [price] = seen?.items ?? []
  if (price) return <Opened price={price} lookups={seen?.lookups ?? null} isNew={isNew} />
  if (access === 'counted' && !isLoading) return <Lookup id={id} onOpen={() => setNew(true)} />
  if (mayBeOpen) return <div className="skeleton h-24" role="status" aria-label="Loading the price" />
  return <MembersOnly title="Sold price" />
}

/** A price that a lookup opened a moment ago has the focus, which else goes with the button. */
function Opened({
  price,
  lookups: count,
  isNew,
}: {
  price: OpenPrice
  lookups: LookupCount
  isNew: boolean
}) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="border border-hairline bg-sunken px-6 py-5"
      aria-label="Sold price"
    >
      <p className="eyebrow">SOLD FOR</p>
      <p className="mt-1 font-serif text-3xl font-medium">
        <Price amount={price.amount} currency={price.currency} />
      </p>
      {price.priceBasis && (
        <p className="mt-1 text-sm text-muted first-letter:uppercase">{priceBasisLabels[price.priceBasis]}</p>
      )}
      {price.currency === 'XXX' && (
        <p className="mt-1 text-sm text-muted">In the currency of its time and place, which has no code.</p>
      )}
      {price.openUntil && (
        <p className="mt-2 text-sm text-muted">
          Open until {formatMoment(price.openUntil)}.{count && ` ${left(count)}.`}
        </p>
      )}
    </section>
  )
}

function left({ limit, used }: NonNullable<LookupCount>): string {
  return `${Math.max(0, limit - used)} out of ${limit} lookups remaining`
}

/** Nothing is spent before it is said how many are left. */
function Lookup({ id, onOpen }: { id: number; onOpen: () => void }) {
  const queryClient = useQueryClient()
  const known = useQuery(lookups(browserCall))
  const [looking, setLooking] = useState<{ isPending: boolean; error: unknown }>({
    isPending: false,
    error: null,
  })
  const count = known.data?.lookups
  const renewsOn = known.data?.renewsOn

  async function look() {
    setLooking({ isPending: true, error: null })
    const error: unknown = await lookUp(browserCall, id).then(
      () => {
        onOpen()
        return null
      },
      (reason: unknown) => reason,
    )
    // Also after a failure: somebody may have looked it up in another window.
    await Promise.all(
      changedByLookup.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
    )
    setLooking({ isPending: false, error })
  }
  return (
    <section
      className="flex flex-col items-start gap-3 border border-hairline bg-sunken px-6 py-5"
      aria-label="Sold price"
    >
      <h2 className="text-xl font-medium">Sold price</h2>
      {count && (
        <p>
          {left(count)}
          {renewsOn && <span className="text-muted">, new ones on {formatDay(renewsOn)}</span>}
        </p>
      )}
      {count && count.used >= count.limit ? (
        <>
          <p>You have used all of your lookups.</p>
          <Link to="/app/accountSettings/subscription" className="button">
            Upgrade
          </Link>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button"
            disabled={looking.isPending || !count}
            onClick={() => void look()}
          >
            {looking.isPending ? 'Looking up…' : 'Look up the price'}
          </button>
          <p className="text-sm text-muted">This uses one lookup, and opens the price for 24 hours.</p>
        </>
      )}
      {(looking.error ?? known.error) !== null && (
        <p role="alert" className="text-oxblood">
          {failureOf(looking.error ?? known.error).text}
        </p>
      )}
    </section>
  )
}
