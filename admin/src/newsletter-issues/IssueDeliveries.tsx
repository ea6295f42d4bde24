import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import type { ManagedDelivery, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { FunctionField, TextInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { StoredMail } from '../mails/StoredMail.tsx'
import { DeliveryStateChip, deliveryStateChoices } from './IssueStateChip.tsx'
import { useDecideDelivery } from './use-issue-actions.ts'

const filters = [
  <TextInput key="email" source="email" label="Email starts with" alwaysOn resettable />,
  choiceFilter('state', deliveryStateChoices, 'State'),
]

/** To whom an issue went, and what became of each mail. */
export function IssueDeliveries({ issue }: { issue: ManagedIssue }) {
  return (
    <Box component="section" aria-label="Recipients" sx={{ minWidth: 0 }}>
      <Typography variant="h2">Recipients</Typography>
      <RowList
        resource="newsletter-deliveries"
        filter={{ issueId: issue.id }}
        filters={filters}
        sort={{ field: 'id', order: 'ASC' }}
        perPage={10}
        // Whatever became of a mail is counted: other counts, other rows.
        queryOptions={{ meta: { counts: issue.counts } }}
        disableSyncWithLocation
        storeKey={false}
        empty={false}
      >
        <RowTable
          rowClick={false}
          empty={
            <EmptyFace title="No recipients found">
              No recipient of this issue matches these filters.
            </EmptyFace>
          }
        >
          <Col source="email" label="Email" />
          <Col source="state">
            <FunctionField<ManagedDelivery> render={({ state }) => <DeliveryStateChip state={state} />} />
          </Col>
          <Col source="answer" label="Response" disableSort sx={fromTablet} />
          <Col label="" disableSort>
            <FunctionField<ManagedDelivery>
              render={(delivery) =>
                delivery.state === 'sent' ? (
                  <ReadDelivery delivery={delivery} />
                ) : (
                  <DecideDelivery delivery={delivery} isCanceled={issue.state === 'cancelled'} />
                )
              }
            />
          </Col>
        </RowTable>
      </RowList>
    </Box>
  )
}

/** What one recipient was sent, with their own links in it. */
function ReadDelivery({ delivery: { id, email } }: { delivery: ManagedDelivery }) {
  const [reading, setReading] = useState(false)
  const close = () => setReading(false)
  return (
    <>
      <Button size="small" onClick={() => setReading(true)} aria-label={`Read the email to ${email}`}>
        Read
      </Button>
      <Dialog open={reading} onClose={close} maxWidth="md" fullWidth aria-labelledby="read-title">
        <DialogTitle id="read-title">The email to {email}</DialogTitle>
        <DialogContent>
          <StoredMail of="newsletter-deliveries" id={id} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Of a mail that failed, or of which nobody knows: staff decide, because it may arrive twice. */
function DecideDelivery({ delivery, isCanceled }: { delivery: ManagedDelivery; isCanceled: boolean }) {
  const [asking, setAsking] = useState(false)
  const { email, state, answer } = delivery
  const { mutate, isPending } = useDecideDelivery(delivery)
  if (state !== 'failed' && state !== 'unknown') return null
  const close = { onSettled: () => setAsking(false) }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={`Decide about ${email}`}
      >
        Decide
      </Button>
      <Dialog
        open={asking}
        onClose={isPending ? undefined : () => setAsking(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby="decide-title"
        aria-describedby="decide-text"
      >
        <DialogTitle id="decide-title" sx={{ overflowWrap: 'anywhere' }}>
          The email to {email}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id="decide-text" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {state === 'unknown'
              ? 'It is unknown whether this email was sent. If you send it again, it may arrive twice.'
              : 'It could not be delivered.'}
            {answer && ` Last response: ${answer}`}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button color="secondary" onClick={() => setAsking(false)} disabled={isPending} autoFocus>
            Not now
          </Button>
          {state === 'unknown' && (
            <Button variant="outlined" onClick={() => mutate('give-up', close)} disabled={isPending}>
              Give up
            </Button>
          )}
          <Button variant="outlined" onClick={() => mutate('count-as-sent', close)} disabled={isPending}>
            Count as sent
          </Button>
          {!isCanceled && (
            <Button variant="contained" onClick={() => mutate('send-again', close)} disabled={isPending}>
              Send again
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
