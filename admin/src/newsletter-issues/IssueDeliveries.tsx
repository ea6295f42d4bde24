import { Box, Typography, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { ManagedDelivery, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { FunctionField, SelectInput, TextInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { KeptMail } from '../mails/KeptMail.tsx'
import { DecideDelivery } from './DecideDelivery.tsx'
import { DeliveryStateChip, deliveryStateChoices } from './IssueStateChip.tsx'

/** A phone shows what the mail server said where staff decide. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <TextInput key="email" source="email" label="Email starts with" alwaysOn resettable />,
  <SelectInput key="state" source="state" label="State" choices={deliveryStateChoices} alwaysOn resettable />,
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
          <KeptMail of="newsletter-deliveries" id={id} />
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
