import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { priceAccessOf } from '@vitrine/contracts/access'
import { CallFailed } from '@vitrine/contracts/client'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { queryOfFilters } from '@vitrine/contracts/worth-score/filter-parameters'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { formatMoneyRange } from '../../../shared/format/money.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { useIsPhone } from '../../../shared/use-screen-width.ts'
import { ActivateButton } from '../../memberships/activation/ActivateButton.tsx'
import { liteValuation, score } from '../queries.ts'
import { filtersInUrl } from '../score-filters.ts'
import { useScoreGeneration } from '../use-score-generation.ts'
import { GetWorthScore } from './GetWorthScore.tsx'
import { ScoreResult } from './ScoreResult.tsx'

/** It brings the schemas along. */
const ScoreFilters = lazy(() => loadChunk(() => import('./ScoreFilters.tsx')))

/**
 * The page of one score. Which filters are applied stands in the URL. Where no score is stored, whoever has
 * no count of lookups gets one made at once; a counted member asks for it.
 */
export function ItemScore({ item, reader }: { item: VaultItem; reader: UserDetails }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = filtersInUrl(new URLSearchParams(search))
  const isCounted = priceAccessOf(reader) === 'counted'
  const { generate, error: notMade, isPending, hasTried } = useScoreGeneration(item.id)
  const isToBeMade = !isCounted && item.estimatedAt === null && !hasTried
  const lite = useQuery(liteValuation(browserCall, item.id))
  const asked = useQuery({
    ...score(browserCall, item.id, given),
    enabled: !isToBeMade && !isPending,
    placeholderData: keepPreviousData,
  })
  // Null: those that are applied.
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  useEffect(() => {
    if (isToBeMade && !isPending) generate(given)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was opened with
  }, [isToBeMade, isPending])

  const apply = (filters: WorthScoreFilters) => {
    void navigate(
      `${pathname}?${new URLSearchParams({ itemId: String(item.id), ...queryOfFilters(filters) }).toString()}`,
      { preventScrollReset: true },
    )
    setChosen(null)
  }
  const needsLookup = asked.error instanceof CallFailed && asked.error.code === 'LOOKUP_REQUIRED'
  const shown = asked.error ? undefined : asked.data
  const kept = lite.data?.filters
  const applied = shown?.filters ?? (kept && given ? { ...kept, ...given } : kept)
  const setAside = chosen ?? applied?.excludedIds ?? []
  return (
    <div className="page py-8 tablet:py-12">
      <p>
        <Link to={`/app/vault/myVaultItem?id=${item.id}`} className="text-link">
          {item.title}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl font-medium">WorthScore</h1>
        {reader.inTrial && !reader.capabilities.hasMobileSubscription && (
          <ActivateButton src="worthScore" className="button-plain" />
        )}
      </div>
      <div className="mt-8 grid items-start gap-8 tablet:grid-cols-[272px_minmax(0,1fr)] desktop:gap-12">
        <FoldedOnPhones applied={search} isOpen={chosen !== null}>
          <Suspense fallback={<div className="skeleton h-80" />}>
            {applied && kept && (
              <ScoreFilters
                key={JSON.stringify(applied)}
                applied={applied}
                kept={kept}
                excludedIds={setAside}
                onInclude={() => setChosen([])}
                onApply={apply}
              />
            )}
          </Suspense>
        </FoldedOnPhones>
        <div className="min-w-0" aria-busy={asked.isFetching || isPending}>
          {isPending && !needsLookup && (
            <div className="skeleton h-40" role="status" aria-label="Finding similar items" />
          )}
          {needsLookup && (
            <>
              <StoredRange item={item} />
              <GetWorthScore
                reader={reader}
                error={notMade}
                isPending={isPending}
                onGet={() => generate(given)}
              />
            </>
          )}
          {!isPending && asked.error && !needsLookup && (
            <Failed text={failureOf(asked.error).text} item={item} onRetry={() => void asked.refetch()} />
          )}
          {!isPending && asked.isLoading && (
            <div className="skeleton h-40" role="status" aria-label="Loading the WorthScore" />
          )}
          {!isPending && shown && (
            <Shown
              score={shown}
              applied={(asked.isPlaceholderData ? (given ?? kept) : null) ?? shown.filters}
              itemId={item.id}
              setAside={setAside}
              onSetAside={setChosen}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * What an item is worth comes before what narrows it. Applied filters close it; a record that was set aside
 * opens it, because that waits for Apply.
 */
function FoldedOnPhones({
  applied,
  isOpen,
  children,
}: {
  applied: string
  isOpen: boolean
  children: ReactNode
}) {
  // Beside a long list of records Apply stays in sight, where the window is high enough for the whole form.
  if (!useIsPhone())
    return (
      <div className="self-start [@media(min-height:46rem)]:sticky [@media(min-height:46rem)]:top-24">
        {children}
      </div>
    )
  return (
    <details key={applied} open={isOpen}>
      <summary className="button-plain w-full list-none [&::-webkit-details-marker]:hidden">
        Show Filters
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  )
}

interface ShownProps {
  score: MemberScore
  applied: WorthScoreFilters
  itemId: number
  setAside: readonly number[]
  onSetAside: (ids: readonly number[]) => void
}

function Shown({ score: shown, applied, itemId, setAside, onSetAside }: ShownProps) {
  const toggle = (id: number) =>
    onSetAside(setAside.includes(id) ? setAside.filter((other) => other !== id) : [...setAside, id])
  return <ScoreResult score={shown} applied={applied} itemId={itemId} setAside={setAside} onToggle={toggle} />
}

function Failed({ text, item, onRetry }: { text: string; item: VaultItem; onRetry: () => void }) {
  return (
    <>
      <StoredRange item={item} />
      <div role="alert" className="border-l-2 border-oxblood py-2 pl-5">
        <p className="max-w-prose text-lg">{text}</p>
        <button type="button" className="button-plain mt-4" onClick={onRetry}>
          Try again
        </button>
      </div>
    </>
  )
}

/**
 * What an earlier score has said, where the item keeps one: it is seen without a lookup, and while search is
 * away.
 */
function StoredRange({
  item: { estimatedPriceMin: min, estimatedPriceMax: max, estimateCurrency, estimatedAt },
}: {
  item: Pick<VaultItem, 'estimatedPriceMin' | 'estimatedPriceMax' | 'estimateCurrency' | 'estimatedAt'>
}) {
  if (min === null || max === null) return null
  return (
    <div className="mb-6">
      <p className="font-serif text-3xl font-medium">
        {formatMoneyRange(min, max, estimateCurrency ?? 'USD')}
      </p>
      {estimatedAt && (
        <p className="mt-1 text-sm text-muted">
          as of <Day iso={estimatedAt} />
        </p>
      )}
    </div>
  )
}
