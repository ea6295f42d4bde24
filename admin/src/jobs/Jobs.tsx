import {
  Button,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { QueueList } from '@vitrine/contracts/operations/schemas'
import { consumerInWords } from '../dead-letters/event-words.ts'
import { amount } from '../feedback/amounts.ts'
import { follow } from '../feedback/follow.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { RunbookLink, WhatToDo } from '../runbook/RunbookLink.tsx'

const BOARD = '/oms/bull-board'
const POLL_MS = 3000
const columns = ['waiting', 'active', 'delayed'] as const

export default function Jobs() {
  const data = useConsoleData()
  const queues = useQuery({
    queryKey: ['jobs'],
    queryFn: () => data.listQueues(),
    refetchInterval: follow(POLL_MS),
  })
  return (
    <Page
      title="Jobs"
      intro="Each delivery of an event is a job in a queue, which the workers take. Finished jobs are removed; what failed permanently is a dead letter. This page refreshes automatically."
      actions={
        <Button variant="outlined" href={BOARD} target="_blank" rel="noopener">
          Open Bull Board
        </Button>
      }
    >
      <Loaded query={queues} waiting={<Skeleton variant="rectangular" height={260} />}>
        {(list) => <Queues {...list} />}
      </Loaded>
      {queues.error ? (
        <WhatToDo section="queues">Changes wait in the outbox. Nothing is lost.</WhatToDo>
      ) : null}
    </Page>
  )
}

function Queues({ store, queues }: QueueList) {
  const paused = queues.filter((queue) => queue.paused)
  return (
    <>
      {paused.length > 0 && (
        <WhatToDo section="queues">
          Paused: {paused.map(({ name }) => `${consumerInWords(name)} (${name})`).join(', ')}. Nothing is
          taken from there.
        </WhatToDo>
      )}
      <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', mb: 2 }}>
        <Table size="small" aria-label="Jobs by queue">
          <TableHead>
            <TableRow>
              <TableCell sx={{ whiteSpace: 'normal' }}>
                Queue (in {store === 'redis' ? 'Redis' : 'Postgres'})
              </TableCell>
              <TableCell align="right">Waiting</TableCell>
              <TableCell align="right">Running</TableCell>
              <TableCell align="right">Delayed</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {queues.map((queue) => (
              <TableRow key={queue.name}>
                <TableCell component="th" scope="row">
                  {consumerInWords(queue.name)}
                  <br />
                  <Link
                    variant="caption"
                    href={`${BOARD}/queue/${queue.name}`}
                    target="_blank"
                    rel="noopener"
                  >
                    {queue.name}
                  </Link>
                  {queue.paused && ' (paused)'}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {amount(queue[column])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <RunbookLink section="queues" />
    </>
  )
}
