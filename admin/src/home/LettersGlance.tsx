import { Skeleton, Typography } from '@mui/material'
import type { ContactState } from '@vitrine/contracts/contact/schemas'
import type { MailState } from '@vitrine/contracts/mail/schemas'
import { useGetList } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { rowsOnly } from '../feedback/RowList.tsx'
import { Glance } from './Glance.tsx'

const POLL_MS = 15_000

/** How many records of a list are in a state; follows by itself. */
function useCount(resource: 'contact-messages' | 'mails', state: ContactState | MailState) {
  return useGetList(resource, { filter: { state }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, meta: rowsOnly }, { refetchInterval: POLL_MS })
}

export function MessagesGlance() {
  const { total, error, refetch } = useCount('contact-messages', 'new')
  return (
    <Glance title="Messages" to="/app/oms/contact-messages">
      {error ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : total === undefined ? (
        <Skeleton variant="rectangular" height={64} />
      ) : (
        <>
          <Figures>
            <Figure label="To be answered" value={amount(total)} />
          </Figures>
          <Explained>{total > 0 ? 'Each has gone to the support mailbox; mark it here once it is answered.' : 'Every message has been answered.'}</Explained>
        </>
      )}
    </Glance>
  )
}

export function MailsGlance() {
  const failed = useCount('mails', 'failed')
  const unknown = useCount('mails', 'unknown')
  const error = failed.error ?? unknown.error
  const retry = () => void Promise.all([failed.refetch(), unknown.refetch()])
  return (
    <Glance title="Mails" to="/app/oms/mails">
      {error ? (
        <LoadFailure error={error} retry={retry} />
      ) : failed.total === undefined || unknown.total === undefined ? (
        <Skeleton variant="rectangular" height={64} />
      ) : (
        <>
          <Figures>
            <Figure label="Failed" value={amount(failed.total)} danger={failed.total > 0} />
            <Figure label="Not known" value={amount(unknown.total)} danger={unknown.total > 0} />
          </Figures>
          <Explained>{failed.total + unknown.total > 0 ? 'None of these is sent again by itself: somebody decides.' : 'None has been refused, and none is in doubt.'}</Explained>
        </>
      )}
    </Glance>
  )
}

function Explained({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      {children}
    </Typography>
  )
}
