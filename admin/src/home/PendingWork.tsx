import { Box, Link, Typography } from '@mui/material'
import type { ContactState } from '@vitrine/contracts/contact/schemas'
import type { MailState } from '@vitrine/contracts/mail/schemas'
import type { ReactNode } from 'react'
import { useCanAccess, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { amount, elapsed, instant } from '../feedback/amounts.ts'
import { follow } from '../feedback/follow.ts'
import { rowsOnly } from '../lists/row-query.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { isRebuilding, useIndexes } from '../search-indexes/use-indexes.ts'
import { partWords, useSystemHealth } from '../system-health/use-system.ts'
import { Explained, Glance, GlanceWaiting } from './Glance.tsx'
import { MyTexts } from './MyTexts.tsx'

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

function MessagesGlance() {
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

function MailsGlance() {
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

/**
 * What waits on the screen of a resource: nothing is asked for that the role of the current user does not
 * open.
 */
const glances: readonly (readonly [resource: string, ItsGlance: () => ReactNode])[] = [
  ['system-health', HealthGlance],
  ['contact-messages', MessagesGlance],
  ['mails', MailsGlance],
  ['outbox', OutboxGlance],
  ['search-indexes', IndexesGlance],
]

/**
 * The current user's drafts, what is scheduled, health, messages, mails, outbox and indexes at a glance;
 * follows by itself.
 */
export function PendingWork() {
  return (
    <Box
      component="section"
      aria-label="What waits"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
    >
      <MyTexts />
      {glances.map(([resource, ItsGlance]) => (
        <ForRole key={resource} resource={resource}>
          <ItsGlance />
        </ForRole>
      ))}
    </Box>
  )
}

function ForRole({ resource, children }: { resource: string; children: ReactNode }) {
  const { canAccess } = useCanAccess({ action: 'list', resource })
  return canAccess ? children : null
}

function OutboxGlance() {
  const outbox = useOutbox()
  return (
    <Glance title="Outbox" to="/app/oms/outbox">
      <Loaded query={outbox} waiting={<GlanceWaiting />}>
        {(data) => (
          <>
            <Figures>
              <Figure label="Waiting or in progress" value={amount(data.waiting + data.inFlight)} />
              <Figure label="Lag" value={elapsed(data.oldestWaitingSeconds)} />
              <Figure label="Dead letters" value={amount(data.failed)} danger={data.failed > 0} />
            </Figures>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
              {data.failed > 0 ? (
                <>
                  <Link component={RouterLink} to="/app/oms/dead-letters">
                    View dead letters
                  </Link>{' '}
                  · <RunbookLink section="outbox" />
                </>
              ) : data.waiting + data.inFlight > 0 ? (
                'Events are being delivered.'
              ) : (
                'Nothing is waiting. All events are delivered.'
              )}
            </Typography>
          </>
        )}
      </Loaded>
    </Glance>
  )
}

function IndexesGlance() {
  const indexes = useIndexes()
  return (
    <Glance title="Search" to="/app/oms/search-indexes">
      <Loaded query={indexes} waiting={<GlanceWaiting />}>
        {(data) =>
          data.map((index) => (
            <Box key={index.id} sx={{ mb: 3, '&:last-child': { mb: 0 } }}>
              <Figures>
                <Figure
                  label={`Documents in ${index.id.replaceAll('-', ' ')}`}
                  value={index.documents === null ? '–' : amount(index.documents)}
                />
                <Figure label="Lag" value={elapsed(index.lagSeconds)} />
                <Figure
                  label={index.engine}
                  value={index.available ? 'Available' : 'Unavailable'}
                  danger={!index.available}
                />
              </Figures>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {!index.available && (
                  <>
                    The search engine does not respond. <RunbookLink section="search" />{' '}
                  </>
                )}
                {index.lastRebuild?.state === 'failed' && (
                  <>
                    The index before it is still in use. <RunbookLink section="indexes" />{' '}
                  </>
                )}
                {isRebuilding(index)
                  ? 'A rebuild is running.'
                  : index.lastRebuild
                    ? `Last rebuild ${instant(index.lastRebuild.finishedAt ?? index.lastRebuild.startedAt)} (${index.lastRebuild.state}).`
                    : 'Never rebuilt.'}
              </Typography>
            </Box>
          ))
        }
      </Loaded>
    </Glance>
  )
}

/** Which parts are down or behind, what that means, and where it is written what to do. */
function HealthGlance() {
  const health = useSystemHealth()
  return (
    <Glance title="Health" to="/app/oms/system-health">
      <Loaded query={health} waiting={<GlanceWaiting />}>
        {({ parts }) => {
          const red = parts.filter(({ state }) => state !== 'up')
          return (
            <>
              <Figures>
                <Figure
                  label="Parts that are up"
                  value={`${amount(parts.length - red.length)} of ${amount(parts.length)}`}
                  danger={red.length > 0}
                />
              </Figures>
              {red.length === 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                  All parts are up.
                </Typography>
              )}
              {red.map(({ part, state }) => (
                <Typography key={part} variant="body2" sx={{ mt: 2 }}>
                  {partWords[part].name} {state === 'down' ? 'is down' : 'is behind'}.{' '}
                  {partWords[part].whenRed} <RunbookLink section={partWords[part].section} />
                </Typography>
              ))}
            </>
          )
        }}
      </Loaded>
    </Glance>
  )
}
