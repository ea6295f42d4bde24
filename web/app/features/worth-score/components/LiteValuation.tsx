import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { priceAccessOf } from '@vitrine/contracts/access'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { liteValuation } from '../queries/scores.ts'
import { useScoreGeneration } from '../use-score-generation.ts'
import { formatMoneyRange } from '../../../shared/format/money.ts'
import { worthScorePath } from '../worth-score-path.ts'
import { GetWorthScore } from './GetWorthScore.tsx'
import { NoRange } from './NoRange.tsx'

/** The stored range with its day, or one made now; a counted member asks for it. */
export function LiteValuation({ item, reader }: { item: VaultItem; reader: UserDetails }) {
  const lite = useQuery(liteValuation(browserCall, item.id))
  const { generate, made, error, isPending } = useScoreGeneration(item.id)
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
