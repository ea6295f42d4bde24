import type { ContactState } from '@vitrine/contracts/contact/schemas'
import type { MailState } from '@vitrine/contracts/mail/schemas'
import { useGetList } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { follow } from '../feedback/follow.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { rowsOnly } from '../lists/row-query.ts'
import { Explained, Glance, GlanceWaiting } from './Glance.tsx'

const POLL_MS = 15_000

/** How many records of a list are in a state; follows by itself. */
function useCount(resource: 'contact-messages' | 'mails', state: ContactState | MailState) {
  return useGetList(
    resource,
    {
      filter: { state },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      meta: rowsOnly,
    },
    { refetchInterval: follow(POLL_MS) },
  )
}

export function MessagesGlance() {
  const { total, error, refetch } = useCount('contact-messages', 'new')
  const waiting = { data: total, error, refetch }
  return (
    <Glance title="Messages" to="/app/oms/contact-messages">
      <Loaded query={waiting} waiting={<GlanceWaiting />}>
        {(count) => (
          <>
            <Figures>
              <Figure label="Not answered" value={amount(count)} />
            </Figures>
            <Explained>
              {count > 0
                ? 'Each message was also sent to the support mailbox. Mark it here after you have replied.'
                : 'All messages are answered.'}
            </Explained>
          </>
        )}
      </Loaded>
    </Glance>
  )
}

export function MailsGlance() {
  const failed = useCount('mails', 'failed')
  const unknown = useCount('mails', 'unknown')
  const counts = {
    data:
      failed.total === undefined || unknown.total === undefined
        ? undefined
        : { failed: failed.total, unknown: unknown.total },
    error: failed.error ?? unknown.error,
    refetch: () => Promise.all([failed.refetch(), unknown.refetch()]),
  }
  return (
    <Glance title="Emails" to="/app/oms/mails">
      <Loaded query={counts} waiting={<GlanceWaiting />}>
        {(count) => (
          <>
            <Figures>
              <Figure label="Failed" value={amount(count.failed)} danger={count.failed > 0} />
              <Figure label="Unknown" value={amount(count.unknown)} danger={count.unknown > 0} />
            </Figures>
            <Explained>
              {count.failed + count.unknown > 0
                ? 'These are not sent again automatically. Please decide about each.'
                : 'No emails have failed.'}
            </Explained>
          </>
        )}
      </Loaded>
    </Glance>
  )
}
