import type { OpenSession } from '@vitrine/contracts/identity/account-schemas'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import type { AccountChange } from '../change-account.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { AccountSection } from './AccountSection.tsx'

/** Where the member is logged in. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const fetcher = useFetcher<AccountChange>()
  const [asking, setAsking] = useState(false)
  const pending = fetcher.state !== 'idle'
  return (
    <AccountSection title="Where You Are Logged In">
      <FormFailure text={pending ? null : fetcher.data?.failure} />
      <ul className="divide-y divide-hairline border-b border-hairline">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <SessionWords session={session} />
            {!session.isCurrent && (
              <fetcher.Form method="post">
                <input type="hidden" name="intent" value="endSession" />
                <input type="hidden" name="sessionId" value={session.id} />
                <button
                  type="submit"
                  className="button-plain"
                  disabled={pending}
                  aria-label={`Sign out ${session.device}, ${session.address}`}
                >
                  Sign out
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button-plain" disabled={pending} onClick={() => setAsking(true)}>
        Sign out everywhere
      </button>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        text="All sessions end, including this one. Then you can log in again with your password."
        confirm="Sign out everywhere"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ intent: 'signOutEverywhere' }, { method: 'post' })
        }}
      />
    </AccountSection>
  )
}

function SessionWords({
  session: { device, address, firstSeen, lastSeen, isCurrent },
}: {
  session: OpenSession
}) {
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {device}
        {isCurrent && (
          <span className="ml-3 border border-brass px-2 py-0.5 text-xs font-semibold text-brass">
            This device
          </span>
        )}
      </p>
      <p className="text-sm break-words text-muted">
        {address && `${address} · `}
        since <time dateTime={firstSeen}>{formatMoment(firstSeen)}</time> · last seen{' '}
        <time dateTime={lastSeen}>{formatMoment(lastSeen)}</time>
      </p>
    </div>
  )
}
