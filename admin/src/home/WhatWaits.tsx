import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { amount, elapsed, instant } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { isRebuilding, useIndexes } from '../search-indexes/use-indexes.ts'
import { Glance, GlanceWaiting } from './Glance.tsx'
import { HealthGlance } from './HealthGlance.tsx'
import { MailsGlance, MessagesGlance } from './MailAndMessages.tsx'
import { MyTexts } from './MyTexts.tsx'

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
export function WhatWaits() {
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
