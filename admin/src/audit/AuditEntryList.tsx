import { DataTable, TextInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../feedback/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { AuditDetails } from './AuditDetails.tsx'

/** A phone shows these among the details. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <TextInput key="action" source="action" label="Action begins with" alwaysOn resettable />,
  <TextInput key="actor" source="actor" label="Actor, exactly" alwaysOn resettable />,
]

export default function AuditEntryList() {
  return (
    <Page title="Audit log" intro="Who did what, newest first.">
      <RowList filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} empty={<EmptyFace title="Nothing has happened yet" />}>
        <DataTable bulkActionButtons={false} rowClick={false} expand={<AuditDetails />} empty={<EmptyFace title="No such entry">Try less of the action, or another actor.</EmptyFace>}>
          <DataTable.Col source="at" label="When">
            <InstantField source="at" />
          </DataTable.Col>
          <DataTable.Col source="actor" sx={fromTablet} />
          <DataTable.Col source="action" />
          <DataTable.Col source="subject" disableSort sx={fromTablet} />
        </DataTable>
      </RowList>
    </Page>
  )
}
