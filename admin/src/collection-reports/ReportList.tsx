import { reportReasonLabel, reportReasons } from '@vitrine/contracts/collections/report-messages'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { FunctionField, SearchInput, SelectInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink, Col, RowTable } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { reportStateChoices, ReportStateChip } from './ReportStateChip.tsx'

/** A phone shows these on the report's own page. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const oneLine = { whiteSpace: { md: 'nowrap' } }

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={[...reportStateChoices]}
    alwaysOn
    resettable
  />,
  <SelectInput
    key="reason"
    source="reason"
    label="Reason"
    choices={reportReasons.map(({ value, label }) => ({ id: value, name: label }))}
    alwaysOn
    resettable
  />,
]

export default function ReportList() {
  return (
    <Page
      title="Reported collections"
      intro="Reports of public collections, newest first. Owners never learn who reported them. A suspected one was not mailed: its sender filled in a field that people do not see."
    >
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No reports yet" />}
      >
        <RowTable
          rowClick="show"
          empty={<EmptyFace title="No reports found">Try fewer words, or another state or reason.</EmptyFace>}
        >
          <Col source="receivedDate" label="Received" sx={oneLine}>
            <InstantField source="receivedDate" />
          </Col>
          <Col source="title" label="Collection" disableSort>
            <FunctionField<ManagedReport>
              render={() => (
                <RowLink<ManagedReport> to="show">{({ title }) => title ?? 'Deleted collection'}</RowLink>
              )}
            />
          </Col>
          <Col source="reason" sx={fromTablet}>
            <FunctionField<ManagedReport> render={({ reason }) => reportReasonLabel(reason)} />
          </Col>
          <Col source="ownerEmail" label="Owner" disableSort sx={fromTablet} />
          <Col source="state">
            <FunctionField<ManagedReport> render={(report) => <ReportStateChip report={report} />} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
