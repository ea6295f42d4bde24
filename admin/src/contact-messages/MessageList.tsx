import type { ManagedMessage } from '@vitrine/contracts/contact/schemas'
import { contactSubjectLabel, contactSubjects } from '@vitrine/contracts/contact/subjects'
import { FunctionField, SearchInput } from 'react-admin'
import { BulkAction } from '../lists/BulkAction.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet, oneLine } from '../lists/RowTable.tsx'
import { amount } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { MessageStateChip, messageStateChoices } from './MessageStateChip.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  choiceFilter('state', messageStateChoices, 'State'),
  choiceFilter(
    'subject',
    contactSubjects.map(({ value, label }) => ({ id: value, name: label })),
    'Subject',
  ),
]

export default function MessageList() {
  return (
    <Page
      title="Messages"
      intro="From the contact form, newest first. Each message was also sent to the support mailbox, where you reply to it, unless it is suspected: its sender filled in a field that people do not see."
    >
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No messages yet" />}
      >
        <RowTable
          bulk={<BulkActions />}
          rowClick="show"
          empty={
            <EmptyFace title="No messages found">Try fewer words, or another state or subject.</EmptyFace>
          }
        >
          <Col source="receivedAt" label="Received" sx={oneLine}>
            <InstantField source="receivedAt" />
          </Col>
          <Col source="subject">
            <FunctionField<ManagedMessage>
              render={() => (
                <RowLink<ManagedMessage> to="show">{({ subject }) => contactSubjectLabel(subject)}</RowLink>
              )}
            />
          </Col>
          <Col source="name" disableSort sx={fromTablet} />
          <Col source="email" disableSort sx={fromTablet} />
          <Col source="state">
            <FunctionField<ManagedMessage> render={(message) => <MessageStateChip message={message} />} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

/** Who answered a message, and when, does not come back once it is marked as new: only the other way has Undo. */
function BulkActions() {
  return (
    <>
      <BulkAction<ManagedMessage, ManagedMessage>
        label="Mark as answered"
        fits={({ state }) => state === 'new'}
        run={(data, message) => data.changeMessageState(message, 'answered')}
        done={(count) => `Marked as answered: ${amount(count)}.`}
        undo={(data, answered) => data.changeMessageState(answered, 'new')}
      />
      <BulkAction<ManagedMessage>
        label="Mark as new"
        fits={({ state }) => state === 'answered'}
        run={(data, message) => data.changeMessageState(message, 'new')}
        done={(count) => `Marked as new: ${amount(count)}.`}
      />
    </>
  )
}
