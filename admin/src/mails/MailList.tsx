import { Box, Button } from '@mui/material'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { FunctionField } from 'react-admin'
import { EmailInput } from '../lists/EmailInput.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet, oneLine } from '../lists/RowTable.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { follow } from '../feedback/follow.ts'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { mailKind } from './mail-kinds.ts'
import { MailStateChip, mailStateChoices } from './MailStateChip.tsx'
import { useSendTestMail } from './use-mail-actions.ts'

const belowIt = { display: { xs: 'block', md: 'none' }, color: 'text.secondary' }

const POLL_MS = 5000

const filters = [
  <EmailInput key="recipient" source="recipient" label="Recipient starts with" alwaysOn />,
  choiceFilter('state', mailStateChoices, 'State'),
]

export default function MailList() {
  return (
    <Page
      title="Emails"
      intro="Emails that the site sends automatically, for example links to confirm an email or to choose a new password."
      actions={<Actions />}
    >
      <RowList
        filters={filters}
        queryOptions={{ refetchInterval: follow(POLL_MS) }}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No emails yet">Send a test email to check that sending works.</EmptyFace>}
      >
        <RowTable
          rowClick="show"
          empty={
            <EmptyFace title="No emails found">Try fewer letters of the email, or another state.</EmptyFace>
          }
        >
          <Col source="id" label="Requested" sx={oneLine}>
            <InstantField source="requestedAt" />
          </Col>
          <Col source="recipient">
            <RowLink<Mail> to="show">{({ recipient }) => recipient}</RowLink>
            <FunctionField<Mail>
              render={({ template }) => (
                <Box component="span" sx={belowIt}>
                  {mailKind(template)}
                </Box>
              )}
            />
          </Col>
          <Col source="subject" disableSort sx={fromTablet} />
          <Col source="template" label="Kind" sx={fromTablet}>
            <FunctionField<Mail> render={({ template }) => mailKind(template)} />
          </Col>
          <Col source="state">
            <FunctionField<Mail> render={({ state }) => <MailStateChip state={state} />} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

function Actions() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <RunbookLink section="mail" />
      <SendTest />
    </Box>
  )
}

function SendTest() {
  const { mutate, isPending } = useSendTestMail()
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      Send me a test email
    </Button>
  )
}
