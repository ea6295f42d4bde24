import { Box, Button, Link, Typography } from '@mui/material'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { useState } from 'react'
import { DataTable, FunctionField, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { partyOfRecord } from '../audit/parties.ts'
import { amount, instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { BulkAction } from '../lists/BulkAction.tsx'
import { CodedName } from '../lists/CodedName.tsx'
import { ExpandingTable } from '../lists/ExpandingTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, fromTablet } from '../lists/RowTable.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { consumerInWords, eventInWords } from './event-words.ts'

const none = (
  <EmptyFace title="No dead letters">
    Every change has reached search, caches and whatever else follows it.
  </EmptyFace>
)

export default function DeadLetterList() {
  return (
    <Page
      title="Dead letters"
      intro="Deliveries that failed again and again and were set aside, so that they do not block others. Fix the cause, then retry. Discard only what is no longer needed."
      actions={<RunbookLink section="outbox" />}
    >
      <RowList sort={{ field: 'failedAt', order: 'DESC' }} perPage={25} empty={none}>
        <ExpandingTable<DeadLetter>
          bulk={<BulkActions />}
          details={<DeadLetterDetails />}
          nameOf={({ eventType, eventId }) => `${eventInWords(eventType)}, number ${eventId}`}
          empty={none}
        >
          <Col source="failedAt" label="Failed" sx={fromTablet}>
            <InstantField source="failedAt" />
          </Col>
          <Col source="consumer" label="Not delivered to">
            <FunctionField<DeadLetter>
              render={({ consumer }) => <CodedName words={consumerInWords(consumer)} code={consumer} />}
            />
          </Col>
          <Col label="About" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
            <DeadLetterAbout />
          </Col>
          <Col source="eventType" label="Event" disableSort sx={fromTablet}>
            <FunctionField<DeadLetter>
              render={({ eventType }) => <CodedName words={eventInWords(eventType)} code={eventType} />}
            />
          </Col>
          <DataTable.NumberCol source="eventId" label="Number" sx={fromTablet} />
          <DataTable.NumberCol source="attempts" disableSort sx={fromTablet} />
          <Col source="lastError" label="Last error" disableSort sx={fromTablet}>
            <FunctionField<DeadLetter>
              render={({ lastError }) => lastError.split('\n', 1)[0]?.slice(0, 120)}
            />
          </Col>
          <Col label="Actions">
            <DeadLetterActions />
          </Col>
        </ExpandingTable>
      </RowList>
    </Page>
  )
}

function BulkActions() {
  return (
    <>
      <BulkAction<DeadLetter>
        label="Retry"
        run={(data, { id }) => data.retryDeadLetter(id)}
        done={(count) => `Retries started: ${amount(count)}.`}
      />
      <BulkAction<DeadLetter>
        label="Discard"
        run={(data, { id }) => data.discardDeadLetter(id)}
        done={(count) => `Discarded: ${amount(count)}.`}
        question={{
          title: 'Discard these deliveries?',
          text: 'What they tell of will never reach search, caches or whatever else they were for.',
        }}
      />
    </>
  )
}

/** What was to be delivered, and the whole of what went wrong. */
function DeadLetterDetails() {
  const letter = useRecordContext<DeadLetter>()
  if (!letter) return null
  return (
    <Box sx={{ p: 1 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {eventInWords(letter.eventType)} ({letter.eventType}): could not be delivered to{' '}
        {consumerInWords(letter.consumer)} after {letter.attempts} attempts, the last of them{' '}
        {instant(letter.failedAt)}
      </Typography>
      {/* A phone has no column for it. */}
      {letter.about && (
        <Typography variant="body2" sx={{ mb: 1, display: { sm: 'none' } }}>
          About <DeadLetterAbout />
        </Typography>
      )}
      <Typography variant="subtitle2">What the event holds</Typography>
      <Box component="pre" sx={{ m: 0, mb: 2, whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(letter.payload, null, 2)}
      </Box>
      <Typography variant="subtitle2">Last error</Typography>
      <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {letter.lastError}
      </Box>
    </Box>
  )
}

/** The record that the event tells of, as it is called now, and the way to it. */
function DeadLetterAbout() {
  const letter = useRecordContext<DeadLetter>()
  if (!letter?.about) return '–'
  const { words, to } = partyOfRecord(letter.about)
  return to === null ? (
    words
  ) : (
    <Link component={RouterLink} to={to}>
      {words}
    </Link>
  )
}

const changes = ['dead-letters', 'outbox']

function DeadLetterActions() {
  const letter = useRecordContext<DeadLetter>()
  const retry = useConsoleAction({
    run: (data, { id }: DeadLetter) => data.retryDeadLetter(id),
    to: ({ eventId }) => `retry delivery number ${eventId}`,
    done: () => 'Retry started.',
    changes,
  })
  const discard = useConsoleAction({
    run: (data, { id }: DeadLetter) => data.discardDeadLetter(id),
    to: ({ eventId }) => `discard delivery number ${eventId}`,
    done: () => 'Discarded.',
    changes,
  })
  const [asking, setAsking] = useState(false)
  if (!letter) return null
  const pending = retry.isPending || discard.isPending
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
      <Button size="small" variant="outlined" disabled={pending} onClick={() => retry.mutate(letter)}>
        Retry
      </Button>
      <Button size="small" color="error" disabled={pending} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard this delivery?"
        confirm="Discard"
        danger
        pending={pending}
        onCancel={() => setAsking(false)}
        onConfirm={() => discard.mutate(letter, { onSettled: () => setAsking(false) })}
      >
        This will never be delivered: {eventInWords(letter.eventType)}, number {letter.eventId}, to{' '}
        {consumerInWords(letter.consumer)} ({letter.consumer}).
      </ConfirmDialog>
    </Box>
  )
}
