import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import * as endpoints from '@vitrine/contracts/billing/billed-endpoints'
import type { ManagedOperation, RefundDue } from '@vitrine/contracts/billing/billed-schemas'
import { operationStates } from '@vitrine/contracts/billing/stored'
import { useState } from 'react'
import { BooleanInput, FunctionField, SearchInput, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { day } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { BreakableText } from '../lists/BreakableText.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import {
  moneyWords,
  operationKindNames,
  operationStateNames,
  providerNames,
} from '../subscriptions/billing-words.ts'

const belowIt = { display: { xs: 'block', md: 'none' }, color: 'text.secondary' }

const filters = [
  <SearchInput key="email" source="email" placeholder="Part of the email" alwaysOn />,
  choiceFilter(
    'state',
    operationStates.map((id) => ({ id, name: operationStateNames[id] })),
    'State',
  ),
  <BooleanInput key="isOverdue" source="isOverdue" label="Needs a decision" alwaysOn />,
]

const intro =
  'What we asked the payment providers to do. If we do not know the outcome, we ask the provider again for a day; the operation itself is never repeated. After that it needs your decision.'

export default function OperationList() {
  return (
    <Page title="Billing operations" intro={intro}>
      <RefundsDue />
      <RowList
        filters={filters}
        filterDefaultValues={{ isOverdue: true }}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No operations yet" />}
      >
        <RowTable rowClick="show" empty={<NothingFound />}>
          <Col source="id" label="When">
            <InstantField source="createdDate" />
          </Col>
          <Col source="kind" label="What">
            <RowLink<ManagedOperation> to="show">{({ kind }) => operationKindNames[kind]}</RowLink>
            <FunctionField<ManagedOperation>
              render={({ accountEmail, ...money }) => (
                <Box component="span" sx={belowIt}>
                  {moneyWords(money)} <BreakableText text={accountEmail ?? 'Deleted account'} />
                </Box>
              )}
            />
          </Col>
          <Col source="state">
            <FunctionField<ManagedOperation> render={({ state }) => operationStateNames[state]} />
          </Col>
          <Col source="accountEmail" label="Account" disableSort sx={fromTablet}>
            <FunctionField<ManagedOperation>
              render={({ accountEmail }) => <BreakableText text={accountEmail ?? 'Deleted account'} />}
            />
          </Col>
          <Col source="amount" label="Amount" disableSort sx={fromTablet}>
            <FunctionField<ManagedOperation> render={moneyWords} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

/**
 * Nothing to decide does not mean that every outcome is known: for the first day the provider is asked
 * without anybody.
 */
function NothingFound() {
  const { filterValues, setFilters } = useListContext()
  if (filterValues['isOverdue'] !== true)
    return <EmptyFace title="No operations found">Try fewer filters.</EmptyFace>
  return (
    <EmptyFace title="Nothing needs your decision">
      We ask for unknown outcomes again automatically, for a day.
      <br />
      <Button onClick={() => setFilters({ state: 'unknown' })}>Show what is unknown</Button>
    </EmptyFace>
  )
}

const REFUNDS = 'refunds-due'

/** Payments to refund, above the list; nothing where there are none. */
function RefundsDue() {
  const { callEndpoint } = useConsoleData()
  const { data, error, refetch } = useQuery({
    queryKey: [REFUNDS],
    queryFn: () => callEndpoint(endpoints.listRefundsDue, {}),
  })
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <Box
      component="section"
      aria-label="Payments to refund"
      sx={{ mb: 3, p: 2, border: 1, borderColor: 'warning.main', borderRadius: 1 }}
    >
      <Typography variant="h3">Payments to refund</Typography>
      <Typography color="text.secondary">
        Refund them at the payment provider, then mark them here. Refunding one of these ends no membership.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.items.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </Box>
    </Box>
  )
}

function Refund({ refund }: { refund: RefundDue }) {
  const [isAsking, setAsking] = useState(false)
  const {
    id,
    revision,
    accountId,
    accountEmail,
    provider,
    paymentReference,
    amount,
    currency,
    reason,
    notedDate,
  } = refund
  const { mutate, isPending } = useConsoleAction({
    to: () => `mark payment ${paymentReference} as refunded`,
    run: (data) => data.callEndpoint(endpoints.settleRefund, { params: { id } }, { revision }),
    done: () => 'Marked as refunded.',
    changes: [REFUNDS],
  })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{moneyWords({ amount, currency }) || 'Amount unknown'}</strong>, {providerNames[provider]}{' '}
        payment {paymentReference}, noted {day(notedDate)}
        <br />
        {accountId === null ? (
          'Deleted account'
        ) : (
          <Link component={RouterLink} to={`/app/oms/members/${accountId}`}>
            {accountEmail}
          </Link>
        )}
        . {reason}
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setAsking(true)}
        aria-label={`Payment ${paymentReference} was refunded`}
      >
        Refunded
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Was this payment refunded?"
        confirm="It was refunded"
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        Nothing is sent to the provider. The payment leaves this list.
      </ConfirmDialog>
    </Box>
  )
}
