import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { Link } from 'react-router'
import { failureOf } from '../../../shared/api/failure.ts'
import { SUBSCRIPTION_PATH } from '../worth-score-path.ts'

interface GetWorthScoreProps {
  reader: Pick<UserDetails, 'remainingLookups' | 'totalLookups'>
  error: Error | null
  isPending: boolean
  onGet: () => void
}

/** The button that uses a lookup; nothing is spent before it is said how many are left. */
export function GetWorthScore({ reader, error, isPending, onGet }: GetWorthScoreProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      {reader.remainingLookups === 0 ? (
        <>
          <p>You have used all of your lookups.</p>
          <Link to={SUBSCRIPTION_PATH} className="button">
            Upgrade
          </Link>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onGet()}
          >
            {isPending ? 'Finding similar items…' : 'Get WorthScore'}
          </button>
          <p className="text-sm text-muted">This uses one of your lookups.</p>
        </>
      )}
      <LookupsLeft reader={reader} />
      {error && (
        <p role="alert" className="text-oxblood">
          {failureOf(error).text}
        </p>
      )}
    </div>
  )
}

/** How many lookups a counted member has left; nothing for others. */
export function LookupsLeft({
  reader: { remainingLookups, totalLookups },
}: {
  reader: Pick<UserDetails, 'remainingLookups' | 'totalLookups'>
}) {
  if (totalLookups === null || totalLookups === 0) return null
  return (
    <p>
      {remainingLookups} out of {totalLookups} lookups remaining
    </p>
  )
}
