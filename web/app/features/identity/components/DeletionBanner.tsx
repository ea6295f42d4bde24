import { CallFailed } from '@vitrine/contracts/client'
import { keepAccount } from '@vitrine/contracts/identity/keep-account-endpoint'
import type { OpenDeletion } from '@vitrine/contracts/identity/deletion-schemas'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { userDetails } from '../queries/user-details.ts'

/** That the account will be deleted, with the way back; and once it was taken, that the account stays. */
export function DeletionBanner({ deletion }: { deletion: OpenDeletion | null }) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isKept, setKept] = useState(false)
  /** Never by itself: whoever comes back chooses to pay again. */
  const [renews, setRenews] = useState(false)

  async function keep(id: number): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await browserCall(keepAccount, {
        params: { id },
        query: renews && deletion?.membershipEndsDate ? { renewMembership: true } : {},
      })
      setKept(true)
    } catch (error) {
      setFailure(
        error instanceof CallFailed && error.status === 409
          ? error.message
          : 'That did not work. Please try again.',
      )
    }
    // Whatever became of it: another page may have kept the account already.
    await browserQueryClient
      .invalidateQueries({ queryKey: userDetails(browserCall).queryKey })
      .then(revalidate)
    setPending(false)
  }

  if (!deletion && !isKept) return null
  return (
    <div
      role="status"
      className={`border-b bg-sunken ${deletion ? 'border-oxblood' : 'border-hairline'}`}
      data-print="no"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className={deletion ? 'font-medium text-oxblood' : ''}>
          {deletion
            ? `Your account will be deleted on ${formatDay(deletion.dueDate)}.`
            : 'Your account stays. Nothing will be deleted.'}
        </p>
        {deletion?.membershipEndsDate && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={renews}
              disabled={pending}
              onChange={({ target }) => setRenews(target.checked)}
            />
            Also renew my membership, which is open until {formatDay(deletion.membershipEndsDate)}
          </label>
        )}
        {deletion && (
          <button
            type="button"
            className="button-plain"
            disabled={pending}
            onClick={() => void keep(deletion.id)}
          >
            {pending ? 'Saving…' : 'Keep my account'}
          </button>
        )}
        {failure && <p className="text-oxblood">{failure}</p>}
      </div>
    </div>
  )
}
