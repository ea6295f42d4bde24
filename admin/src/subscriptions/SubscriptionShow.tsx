import { Box, Link, Typography } from '@mui/material'
import type { BilledSubscriptionDetails } from '@vitrine/contracts/billing/billed-schemas'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { day } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { moneyWords, providerNames } from './billing-words.ts'
import { NotificationTable, OperationTable } from './SubscriptionTables.tsx'

export default function SubscriptionShow() {
  return (
    <ShowScreen what="subscription">
      <Page title="Subscription">
        <Subscription />
      </Page>
    </ShowScreen>
  )
}

function Subscription() {
  const subscription = useRecordContext<BilledSubscriptionDetails>()
  if (!subscription) return null
  const { accountId, accountEmail, product, billingPeriod, operations, notifications } = subscription
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <Box>
        <Typography variant="h2">
          {product}, {billingPeriod}
        </Typography>
        <Link component={RouterLink} to={`/app/oms/members/${accountId}`} sx={{ overflowWrap: 'anywhere' }}>
          {accountEmail}
        </Link>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 3,
          rowGap: 1,
          m: 0,
        }}
      >
        {factsOf(subscription).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </Box>
      <OperationTable operations={operations} />
      <NotificationTable notifications={notifications} />
    </Box>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Typography component="dt" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </>
  )
}

function factsOf({
  status,
  currency,
  amount,
  quantity,
  provider,
  providerReference,
  startedDate,
  nextBillingDate,
  endsDate,
  paymentDueDate,
  pendingPlan,
}: BilledSubscriptionDetails): [string, string][] {
  const facts: [string, string | null][] = [
    ['Status', status],
    ['Price', `${moneyWords({ amount, currency })}${quantity === 1 ? '' : `, ${quantity} slots`}`],
    ['Provider', `${providerNames[provider]}${providerReference === null ? '' : `, ${providerReference}`}`],
    ['Started', day(startedDate)],
    ['Next billing', nextBillingDate && day(nextBillingDate)],
    ['Ends', endsDate && day(endsDate)],
    ['Unpaid since', paymentDueDate && day(paymentDueDate)],
    ['Changes then to', pendingPlan],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
