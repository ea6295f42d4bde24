import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type {
  BilledSubscriptionDetails,
  ManagedNotification,
  ManagedOperation,
} from '@vitrine/contracts/billing/billed-schemas'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { day, instant } from '../feedback/amounts.ts'
import {
  moneyWords,
  notificationKind,
  notificationStateNames,
  operationKindNames,
  operationStateNames,
  providerNames,
} from './billing-words.ts'

export default function SubscriptionShow() {
  return (
    <ShowScreen what="subscription">
      <Subscription />
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

function OperationTable({ operations }: { operations: readonly ManagedOperation[] }) {
  return (
    <Section title="Operations" none="None yet." heads={['When', 'What', 'State', 'Amount']}>
      {operations.map(({ id, createdDate, kind, state, amount, currency }) => (
        <TableRow key={id}>
          <TableCell>{instant(createdDate)}</TableCell>
          <TableCell>
            <Link component={RouterLink} to={`/app/oms/billing-operations/${id}/show`}>
              {operationKindNames[kind]}
            </Link>
          </TableCell>
          <TableCell>{operationStateNames[state]}</TableCell>
          <TableCell>{moneyWords({ amount, currency })}</TableCell>
        </TableRow>
      ))}
    </Section>
  )
}

function NotificationTable({ notifications }: { notifications: readonly ManagedNotification[] }) {
  return (
    <Section
      title="Notifications of the provider"
      none="None yet. They are kept for 90 days."
      heads={['Received', 'What', 'State']}
    >
      {notifications.map(({ id, receivedDate, kind, state }) => (
        <TableRow key={id}>
          <TableCell>{instant(receivedDate)}</TableCell>
          <TableCell>{notificationKind(kind)}</TableCell>
          <TableCell>{notificationStateNames[state]}</TableCell>
        </TableRow>
      ))}
    </Section>
  )
}

function Section({
  title,
  none,
  heads,
  children,
}: {
  title: string
  none: string
  heads: readonly string[]
  children: ReactNode[]
}) {
  return (
    <Box component="section" sx={{ overflowX: 'auto' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography color="text.secondary">{none}</Typography>
      ) : (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      )}
    </Box>
  )
}
