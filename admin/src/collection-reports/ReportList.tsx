import { reportReasonLabel, reportReasons } from '@vitrine/contracts/collections/report-messages'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet, oneLine } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { reportStateChoices, ReportStateChip } from './ReportStateChip.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  choiceFilter('state', reportStateChoices, 'State'),
  choiceFilter(
    'reason',
    reportReasons.map(({ value, label }) => ({ id: value, name: label })),
    'Reason',
  ),
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
