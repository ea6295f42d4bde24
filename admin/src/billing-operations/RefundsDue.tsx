import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import * as endpoints from '@vitrine/contracts/billing/billed-endpoints'
import type { RefundDue } from '@vitrine/contracts/billing/billed-schemas'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { day } from '../feedback/amounts.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { moneyWords, providerNames } from '../subscriptions/billing-words.ts'

const REFUNDS = 'refunds-due'

/** Payments to refund, above the list; nothing where there are none. */
export function RefundsDue() {
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
