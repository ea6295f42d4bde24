import type { Suppression } from '@vitrine/contracts/newsletter/admin-schemas'
import { CreateButton, DataTable, FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { LiftSuppression } from './LiftSuppression.tsx'

/** A phone has room for the address and what can be done. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const reasons: Record<Suppression['reason'], string> = { bounce: 'Bounced', complaint: 'Complained', staff: 'By staff' }

export default function SuppressionList() {
  return (
    <Page
      title="Suppressed addresses"
      intro="They get no mailings, whatever they have subscribed to. Permanent bounces and complaints end up here by themselves."
      actions={<CreateButton label="Suppress an address" variant="contained" />}
    >
      <RowList filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} empty={<EmptyFace title="No suppressed addresses">Every subscriber can be reached.</EmptyFace>}>
        <DataTable bulkActionButtons={false} rowClick={false} empty={<EmptyFace title="No such address">Try less of it.</EmptyFace>}>
          <DataTable.Col source="email" label="Address" sx={{ overflowWrap: 'anywhere' }} />
          <DataTable.Col source="reason" label="Why">
            <FunctionField<Suppression> render={({ reason }) => reasons[reason]} />
          </DataTable.Col>
          <DataTable.Col source="note" disableSort sx={{ ...fromTablet, overflowWrap: 'anywhere' }} />
          <DataTable.Col source="dateCreated" label="Since" sx={fromTablet}>
            <InstantField source="dateCreated" dayOnly />
          </DataTable.Col>
          <DataTable.Col label="" disableSort>
            <LiftSuppression />
          </DataTable.Col>
        </DataTable>
      </RowList>
    </Page>
  )
}
