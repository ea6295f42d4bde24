import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { CreateButton, FunctionField, SearchInput } from 'react-admin'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { instant } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { IssueStateChip, issueStateChoices } from './IssueStateChip.tsx'
import { people, progressWords } from './progress.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  choiceFilter('state', issueStateChoices, 'State'),
]

export default function IssueList() {
  return (
    <Page
      title="Newsletter"
      intro="Each issue is sent once to every confirmed subscriber of its category."
      actions={<CreateButton label="New issue" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={
          <EmptyFace title="No issues yet">
            Write the first one. Nothing is sent until you confirm it.
          </EmptyFace>
        }
      >
        <RowTable
          rowClick="edit"
          empty={<EmptyFace title="No issues found">Try fewer letters of the subject.</EmptyFace>}
        >
          <Col source="subject">
            <RowLink<ManagedIssue>>{({ subject }) => subject}</RowLink>
          </Col>
          <Col source="category" label="Sent to" disableSort sx={fromTablet}>
            <FunctionField<ManagedIssue> render={({ category }) => emailCategoryNames[category]} />
          </Col>
          <Col source="state">
            <FunctionField<ManagedIssue> render={(issue) => <IssueStateChip issue={issue} />} />
          </Col>
          <Col source="dueAt" label="When" sx={fromTablet}>
            <FunctionField<ManagedIssue> render={({ dueAt, finishedAt }) => whenOf(finishedAt ?? dueAt)} />
          </Col>
          <Col label="Progress" disableSort sx={fromTablet}>
            <FunctionField<ManagedIssue>
              render={(issue) =>
                issue.startedAt ? progressWords(issue.counts) : `would be sent to ${people(issue.audience)}`
              }
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

function whenOf(time: string | null): string {
  return time ? instant(time) : '–'
}
