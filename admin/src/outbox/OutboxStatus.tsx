import {
  Box,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { consumerInWords } from '../dead-letters/event-words.ts'
import { amount, elapsed } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { CodedName } from '../lists/CodedName.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { RunbookLink, WhatToDo } from '../runbook/RunbookLink.tsx'
import { LATE_SECONDS, useOutbox } from './use-outbox.ts'

export default function OutboxStatus() {
  const outbox = useOutbox()
  return (
    <Page
      title="Outbox"
      intro="Every change is saved together with its events. From here they are delivered to search, caches and whatever else follows them. This page refreshes automatically."
      actions={<RunbookLink section="outbox" />}
    >
      <Loaded query={outbox} waiting={<Skeleton variant="rectangular" height={160} />}>
        {(data) => <Deliveries outbox={data} />}
      </Loaded>
    </Page>
  )
}

function Deliveries({ outbox }: { outbox: Awaited<ReturnType<ConsoleDataProvider['readOutbox']>> }) {
  const isLate = outbox.oldestWaitingSeconds > LATE_SECONDS
  return (
    <>
      {isLate && (
        <WhatToDo section="workers">
          The oldest delivery has waited for {elapsed(outbox.oldestWaitingSeconds)}. The workers are away or
          behind.
        </WhatToDo>
      )}
      {outbox.failed > 0 && (
        <WhatToDo section="outbox">
          Some deliveries failed permanently. Fix the cause, then retry them among the dead letters.
        </WhatToDo>
      )}
      <Figures>
        <Figure label="Waiting" value={amount(outbox.waiting)} />
        <Figure label="In progress" value={amount(outbox.inFlight)} />
        <Figure label="Oldest" value={elapsed(outbox.oldestWaitingSeconds)} danger={isLate} />
        <Figure label="Failed permanently" value={amount(outbox.failed)} danger={outbox.failed > 0} />
      </Figures>
      <Box sx={{ mt: 3 }}>
        {outbox.consumers.length === 0 ? (
          <EmptyFace title="Nothing is waiting">
            Every change has reached search, caches and whatever else follows it.
          </EmptyFace>
        ) : (
          <ByConsumer consumers={outbox.consumers} />
        )}
      </Box>
      {outbox.failed > 0 && (
        <Link component={RouterLink} to="/app/oms/dead-letters" sx={{ display: 'inline-block', mt: 2 }}>
          View dead letters
        </Link>
      )}
    </>
  )
}

function ByConsumer({
  consumers,
}: {
  consumers: readonly { consumer: string; waiting: number; inFlight: number; failed: number }[]
}) {
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label="Deliveries by what they are for">
        <TableHead>
          <TableRow>
            <TableCell>Delivered to</TableCell>
            <TableCell align="right">Waiting</TableCell>
            <TableCell align="right">In progress</TableCell>
            <TableCell align="right">Failed</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {consumers.map(({ consumer, waiting, inFlight, failed }) => (
            <TableRow key={consumer}>
              <TableCell component="th" scope="row">
                <CodedName words={consumerInWords(consumer)} code={consumer} />
              </TableCell>
              <TableCell align="right">{amount(waiting)}</TableCell>
              <TableCell align="right">{amount(inFlight)}</TableCell>
              <TableCell align="right">{amount(failed)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
