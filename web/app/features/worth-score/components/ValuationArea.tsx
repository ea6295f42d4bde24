import { useQuery, useQueryClient } from '@tanstack/react-query'
import { priceAccessOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatMoneyRange } from '../../../shared/format/money.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { ActivateButton } from '../../memberships/activation/ActivateButton.tsx'
import { itemsKey } from '../../vault/queries/items.ts'
import { liteValuation } from '../queries.ts'
import { useScoreGeneration } from '../use-score-generation.ts'
import { worthFaceOf } from '../worth-face.ts'
import { worthScorePath } from '../worth-score-path.ts'
import { GetWorthScore, LookupsLeft } from './GetWorthScore.tsx'
import { NoRange } from './NoRange.tsx'
import { NotOpen } from './NotOpen.tsx'

/** What an item of the vault is worth, or what its owner has to do to learn it. */
export function ValuationArea({ item }: { item: VaultItem }) {
  const reader = useCurrentUser()
  const face = worthFaceOf(reader ?? null)
  return (
    <section aria-labelledby="valuation" className="border border-hairline bg-sunken px-6 py-5">
      <h2 id="valuation" className="mb-3 text-xl font-medium">
        WorthScore
      </h2>
      {reader === undefined && (
        <div className="skeleton h-16" role="status" aria-label="Loading the WorthScore" />
      )}
      {reader && face !== 'open' && face !== 'guest' && <NotOpen face={face} />}
      {reader &&
        face === 'open' &&
        (reader.inTrial ? (
          <Trial itemId={item.id} reader={reader} />
        ) : (
          <LiteValuation item={item} reader={reader} />
        ))}
    </section>
  )
}

function Trial({ itemId, reader }: { itemId: number; reader: Parameters<typeof LookupsLeft>[0]['reader'] }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <ActivateButton src="vaultItem" />
      <Link to={worthScorePath(itemId)} className="text-link">
        Open WorthScore
      </Link>
      <LookupsLeft reader={reader} />
    </div>
  )
}

/** The stored range with its day, or one made now; a counted member asks for it. */
function LiteValuation({ item, reader }: { item: VaultItem; reader: UserDetails }) {
  const lite = useQuery(liteValuation(browserCall, item.id))
  const { generate, made, error, isPending } = useScoreGeneration(item.id)
  const queryClient = useQueryClient()
  // Made for this page: the item keeps it from now on, with its day.
  const isFirst = lite.data?.meanPrice != null && item.estimatedAt === null
  useEffect(() => {
    if (isFirst) void queryClient.invalidateQueries({ queryKey: itemsKey })
  }, [isFirst, queryClient])
  if (lite.error) return <Failed text={failureOf(lite.error).text} onRetry={() => void lite.refetch()} />
  if (!lite.data) return <div className="skeleton h-16" role="status" aria-label="Loading the WorthScore" />
  const { estimatedPriceMin: min, estimatedPriceMax: max, currency } = lite.data
  if (min !== null && max !== null) {
    return (
      <>
        <p className="font-serif text-2xl font-medium">{formatMoneyRange(min, max, currency ?? 'USD')}</p>
        {item.estimatedAt && (
          <p className="mt-1 text-sm text-muted">
            as of <Day iso={item.estimatedAt} />
          </p>
        )}
        <p className="mt-3">
          <Link to={worthScorePath(item.id)} className="text-link">
            See similar items
          </Link>
        </p>
      </>
    )
  }
  if (priceAccessOf(reader) !== 'counted') return <NoRangeYet score={lite.data} itemId={item.id} />
  if (made?.meanPrice === null) return <NoRangeYet score={made} itemId={item.id} />
  return <GetWorthScore reader={reader} error={error} isPending={isPending} onGet={() => generate(null)} />
}

/** By the item's own words there is none: on its page the filters may find more. */
function NoRangeYet({ score, itemId }: { score: MemberScore; itemId: number }) {
  return (
    <>
      <NoRange score={score} level="h3" />
      <p className="mt-3">
        <Link to={worthScorePath(itemId)} className="text-link">
          Open WorthScore
        </Link>
      </p>
    </>
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="text-oxblood">
      {text}{' '}
      <button type="button" className="text-link min-h-11" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
