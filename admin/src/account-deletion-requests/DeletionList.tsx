import { Typography, Chip } from '@mui/material'
import type { DeletionState } from '@vitrine/contracts/identity/stored'
import type { ManagedDeletion } from '@vitrine/contracts/members/schemas'
import { FunctionField } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { day } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { BreakableText } from '../lists/BreakableText.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { Pages, RowList } from '../lists/RowList.tsx'
import { Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { tierWords } from '../members/member-words.ts'
import { DeletionActions } from './DeletionActions.tsx'

const words = {
  waiting: 'Waiting',
  kept: 'Kept',
  deleted: 'Deleted',
  failed: 'Failed',
} as const satisfies Record<DeletionState, string>

const colors = {
  waiting: 'warning',
  kept: 'success',
  deleted: 'default',
  failed: 'error',
} as const satisfies Record<DeletionState, string>

/** The states to filter by; first what staff have to look at. */
const deletionStateChoices = [
  { id: 'open', name: 'To be deleted' },
  ...Object.entries(words).map(([id, name]) => ({ id, name })),
]

const oneLine = { whiteSpace: 'nowrap' }

const filters = [choiceFilter('state', deletionStateChoices, 'Status')]

export default function DeletionList() {
  return (
    <Page
      title="Accounts to be deleted"
      intro="Members who asked us to delete their account, by the day on which it is due."
    >
      <RowList
        filters={filters}
        filterDefaultValues={{ state: 'open' }}
        sort={{ field: 'dueDate', order: 'ASC' }}
        perPage={20}
        pagination={<Pages sizes={[20, 50, 100]} />}
        empty={false}
      >
        <RowTable
          rowClick={false}
          empty={
            <EmptyFace title="No accounts found">
              No account is waiting to be deleted. Choose another status to see the others.
            </EmptyFace>
          }
        >
          <Col source="email">
            <FunctionField<ManagedDeletion> render={(request) => <Who {...request} />} />
          </Col>
          <Col source="displayName" label="Display name" disableSort sx={fromTablet} />
          <Col source="membership" disableSort sx={fromTablet}>
            <FunctionField<ManagedDeletion>
              render={({ membership }) => membership && tierWords[membership]}
            />
          </Col>
          <Col source="requestedDate" label="Requested" sx={{ ...fromTablet, ...oneLine }}>
            <InstantField source="requestedDate" dayOnly />
          </Col>
          <Col source="dueDate" label="Due" sx={{ ...fromTablet, ...oneLine }}>
            <InstantField source="dueDate" dayOnly />
          </Col>
          <Col source="reason" disableSort sx={{ ...fromTablet, whiteSpace: 'pre-wrap' }} />
          <Col source="state" label="Status">
            <FunctionField<ManagedDeletion> render={(request) => <State request={request} />} />
          </Col>
          <Col label="Actions">
            <FunctionField<ManagedDeletion> render={(request) => <DeletionActions request={request} />} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

/** A phone, which has no room for the other columns, has them here. */
function Who({ email, accountId, dueDate, displayName, membership, reason }: ManagedDeletion) {
  const more = [`Due ${day(dueDate)}`, displayName, membership && tierWords[membership], reason].filter(
    (text) => text,
  )
  return (
    <>
      <span>
        <BreakableText text={email ?? `Deleted account ${accountId}`} />
      </span>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ display: { xs: 'block', md: 'none' }, mt: 0.5 }}
      >
        <BreakableText text={more.join(' · ')} />
      </Typography>
    </>
  )
}

function State({ request: { state, problem } }: { request: ManagedDeletion }) {
  return (
    <>
      <DeletionStateChip state={state} />
      {problem && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {problem}
        </Typography>
      )}
    </>
  )
}

function DeletionStateChip({ state }: { state: DeletionState }) {
  return <Chip size="small" variant="outlined" label={words[state]} color={colors[state]} />
}
