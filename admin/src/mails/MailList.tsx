import { Button } from '@mui/material'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { EmailInput } from '../lists/EmailInput.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { follow } from '../feedback/follow.ts'
import { InstantField } from '../feedback/InstantField.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Page } from '../layout/Page.tsx'
import { MailStateChip, mailStateChoices } from './MailStateChip.tsx'
import { useSendTestMail } from './use-mail-actions.ts'

/** A phone shows these on the mail's own page. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const oneLine = { whiteSpace: { md: 'nowrap' } }

const POLL_MS = 5000

const filters = [
  <EmailInput key="recipient" source="recipient" label="Recipient begins with" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={mailStateChoices} alwaysOn resettable />,
]

export default function MailList() {
  return (
    <Page title="Mails" intro="What the product has written to somebody by itself: links to confirm an address, to choose a new password, and their like." actions={<SendTest />}>
      <RowList filters={filters} queryOptions={{ refetchInterval: follow(POLL_MS) }} sort={{ field: 'id', order: 'DESC' }} perPage={25} empty={<EmptyFace title="No mails yet">Send a test to see that mails leave the house.</EmptyFace>}>
        <DataTable bulkActionButtons={false} rowClick="show" empty={<EmptyFace title="No such mail">Try less of the address, or another state.</EmptyFace>}>
          <DataTable.Col source="id" label="Asked for" sx={oneLine}>
            <InstantField source="requestedAt" />
          </DataTable.Col>
          <DataTable.Col source="recipient">
            <RowLink<Mail> to="show">{({ recipient }) => recipient}</RowLink>
          </DataTable.Col>
          <DataTable.Col source="subject" disableSort sx={fromTablet} />
          <DataTable.Col source="template" label="Kind" sx={fromTablet} />
          <DataTable.Col source="state">
            <FunctionField<Mail> render={({ state }) => <MailStateChip state={state} />} />
          </DataTable.Col>
        </DataTable>
      </RowList>
    </Page>
  )
}

function SendTest() {
  const { mutate, isPending } = useSendTestMail()
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      Send me a test
    </Button>
  )
}
