import { Box, Typography } from '@mui/material'
import type { ManagedDelivery, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { FunctionField, SelectInput, TextInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { DecideDelivery } from './DecideDelivery.tsx'
import { DeliveryStateChip, deliveryStateChoices } from './IssueStateChip.tsx'
import { ReadDelivery } from './ReadDelivery.tsx'

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
