import { Box, Button, Link, Switch, TextField } from '@mui/material'
import { paymentEmailLimits } from '@vitrine/contracts/payment-emails/messages'
import type { PaymentEmail } from '@vitrine/contracts/payment-emails/schemas'
import { useState } from 'react'
import {
  CreateButton,
  FunctionField,
  SearchInput,
  useListContext,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useAnswers } from '../editing/use-answers.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { Page } from '../layout/Page.tsx'
import { BreakableText } from '../lists/BreakableText.tsx'
import { Pages, RowList } from '../lists/RowList.tsx'
import { Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { PAYMENT_EMAILS } from '../providers/payment-emails.ts'

const onPhone = {
  display: { xs: 'block', md: 'none' },
  mt: 0.5,
  color: 'text.secondary',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

const filters = [
  <SearchInput key="paypalEmail" source="paypalEmail" placeholder="Part of the email" alwaysOn />,
]

const intro =
  'Payment accounts (PayPal) seen in purchases, the most recently seen first. A blocked one can begin no trial, purchase, change or conversion; running subscriptions go on.'

export default function PaymentEmailList() {
  return (
    <Page
      title="Payment emails"
      intro={intro}
      actions={<CreateButton label="Block an email" variant="contained" />}
    >
      <RowList
        filters={filters}
        perPage={paymentEmailLimits.pageSize}
        pagination={<PagesOfMany />}
        empty={
          <EmptyFace title="No payment emails yet">
            They appear here when somebody pays with PayPal.
          </EmptyFace>
        }
      >
        <RowTable<PaymentEmail & { id: string }>
          rowClick={false}
          empty={<EmptyFace title="No payment emails found">Try fewer letters of the email.</EmptyFace>}
        >
          <Col source="paypalEmail" label="Email" disableSort>
            <FunctionField<PaymentEmail> render={({ paypalEmail }) => <BreakableText text={paypalEmail} />} />
            <Box sx={onPhone}>
              <EditNotes />
            </Box>
          </Col>
          <Col source="blocked" label="Blocked" disableSort>
            <BlockSwitch />
          </Col>
          <Col source="notes" label="Notes" disableSort sx={{ ...fromTablet, whiteSpace: 'pre-wrap' }}>
            <EditNotes />
          </Col>
          <Col source="lastSeenDate" label="Last seen" disableSort sx={fromTablet}>
            <FunctionField<PaymentEmail>
              render={({ lastSeenDate }) =>
                lastSeenDate === null ? 'Never' : <InstantField source="lastSeenDate" />
              }
            />
          </Col>
          <Col source="accounts" label="Accounts" disableSort sx={fromTablet}>
            <FunctionField<PaymentEmail>
              render={({ accounts }) =>
                accounts.map(({ id, email }) => <AccountLink key={id} id={id} email={email} />)
              }
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

function AccountLink({ id, email }: PaymentEmail['accounts'][number]) {
  return (
    <Link component={RouterLink} to={`/app/oms/members/${id}`} sx={{ display: 'block', minHeight: 24 }}>
      <BreakableText text={email} />
    </Link>
  )
}

/** One page needs no way to others. */
function PagesOfMany() {
  const { total = 0 } = useListContext()
  return total > paymentEmailLimits.pageSize ? <Pages sizes={[]} /> : null
}

/** Shows what is stored: it turns once the change is saved. */
function BlockSwitch() {
  const record = useRecordContext<PaymentEmail & { id: string }>()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const [update, { isPending }] = useUpdate()
  if (!record) return null
  const { id, paypalEmail, blocked } = record
  const change = () =>
    void update(
      PAYMENT_EMAILS,
      { id, data: { blocked: !blocked }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(blocked ? `${paypalEmail} may pay again.` : `${paypalEmail} is blocked.`, {
            type: 'success',
          }),
        onError: (error) =>
          tellFailure(error, blocked ? `let ${paypalEmail} pay again` : `block ${paypalEmail}`),
      },
    )
  return (
    <Switch
      checked={blocked}
      disabled={isPending}
      onChange={change}
      slotProps={{ input: { 'aria-label': `Block ${paypalEmail}` } }}
    />
  )
}

/**
 * The notes of a row, and the dialog that replaces them. It stays open, with what was typed, until they are
 * saved.
 */
function EditNotes() {
  const record = useRecordContext<PaymentEmail & { id: string }>()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const [isOpen, setOpen] = useState(false)
  const title = `Notes of ${record?.paypalEmail}`
  const { answers, type } = useAnswers(title, isOpen, { notes: record?.notes ?? '' })
  const [update, { isPending }] = useUpdate()
  if (!record) return null
  const { id, paypalEmail, notes } = record
  const save = () =>
    void update(
      PAYMENT_EMAILS,
      { id, data: answers, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setOpen(false)
          notify('Notes saved.', { type: 'success' })
        },
        onError: (error) => tellFailure(error, `save the notes of ${paypalEmail}`),
      },
    )
  return (
    <Box>
      <BreakableText text={notes} />
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Edit the notes of ${paypalEmail}`}
        sx={{ display: 'block' }}
      >
        {notes === '' ? 'Add notes' : 'Edit'}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        confirm="Save"
        pending={isPending}
        onCancel={() => setOpen(false)}
        onConfirm={save}
      >
        <TextField
          label="Notes"
          value={answers.notes}
          onChange={(event) => type({ notes: event.target.value })}
          multiline
          minRows={4}
          fullWidth
          disabled={isPending}
          slotProps={{ htmlInput: { maxLength: paymentEmailLimits.notesMax } }}
          sx={{ mt: 1 }}
        />
      </ConfirmDialog>
    </Box>
  )
}
