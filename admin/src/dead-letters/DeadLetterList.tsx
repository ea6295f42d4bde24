import { FunctionField, DataTable } from 'react-admin'
import { BulkAction } from '../lists/BulkAction.tsx'
import { ExpandingTable } from '../lists/ExpandingTable.tsx'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { amount } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../lists/RowList.tsx'
import { CodedName } from '../lists/CodedName.tsx'
import { Col } from '../lists/RowTable.tsx'
import { Page } from '../layout/Page.tsx'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { DeadLetterAbout } from './DeadLetterAbout.tsx'
import { DeadLetterActions } from './DeadLetterActions.tsx'
import { DeadLetterDetails } from './DeadLetterDetails.tsx'
import { consumerInWords, eventInWords } from './event-words.ts'

/** A phone shows these among the details, and keeps room for the actions. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

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
