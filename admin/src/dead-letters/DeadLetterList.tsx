import { FunctionField, DataTable } from 'react-admin'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../feedback/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { DeadLetterActions } from './DeadLetterActions.tsx'
import { DeadLetterDetails } from './DeadLetterDetails.tsx'

/** A phone shows these among the details, and keeps room for the actions. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const none = <EmptyFace title="No dead letters">Everything that happened has reached everybody who wants to know.</EmptyFace>

export default function DeadLetterList() {
  return (
    <Page title="Dead letters" intro="Deliveries that failed again and again and were put aside, so that they hold up nobody else. Mend the cause, then retry; discard only what is no longer wanted.">
      <RowList sort={{ field: 'failedAt', order: 'DESC' }} perPage={25} empty={none}>
        <DataTable bulkActionButtons={false} rowClick={false} expand={<DeadLetterDetails />} empty={none}>
          <DataTable.Col source="failedAt" label="Failed" sx={fromTablet}>
            <InstantField source="failedAt" />
          </DataTable.Col>
          <DataTable.Col source="consumer" />
          <DataTable.Col source="eventType" label="Event" disableSort sx={fromTablet} />
          <DataTable.NumberCol source="eventId" label="Number" />
          <DataTable.NumberCol source="attempts" disableSort sx={fromTablet} />
          <DataTable.Col source="lastError" label="Last error" disableSort sx={fromTablet}>
            <FunctionField<DeadLetter> render={({ lastError }) => lastError.split('\n', 1)[0]?.slice(0, 120)} />
          </DataTable.Col>
          <DataTable.Col label="Actions">
            <DeadLetterActions />
          </DataTable.Col>
        </DataTable>
      </RowList>
    </Page>
  )
}
