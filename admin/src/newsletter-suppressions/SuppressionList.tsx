import type { Suppression } from '@vitrine/contracts/newsletter/admin-schemas'
import { CreateButton, FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { Page } from '../layout/Page.tsx'
import { LiftSuppression } from './LiftSuppression.tsx'

/** A phone has room for the address and what can be done. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const reasons: Record<Suppression['reason'], string> = {
  bounce: 'Bounced',
  complaint: 'Complained',
  staff: 'By staff',
}

export default function SuppressionList() {
  return (
    <Page
      title="Suppressed emails"
      intro="They get no newsletters, whatever they subscribed to. Permanent bounces and complaints are added automatically."
      actions={<CreateButton label="Suppress an email" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No suppressed emails">Every subscriber gets newsletters.</EmptyFace>}
      >
        <RowTable
          rowClick={false}
          empty={<EmptyFace title="No emails found">Try fewer letters of the email.</EmptyFace>}
        >
          <Col source="email" label="Email" />
          <Col source="reason" label="Reason">
            <FunctionField<Suppression> render={({ reason }) => reasons[reason]} />
          </Col>
          <Col source="note" disableSort sx={fromTablet} />
          <Col source="dateCreated" label="Since" sx={fromTablet}>
            <InstantField source="dateCreated" dayOnly />
          </Col>
          <Col label="" disableSort>
            <LiftSuppression />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
