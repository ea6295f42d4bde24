import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ManagedNotification, ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { instant } from '../feedback/amounts.ts'
import {
  moneyWords,
  notificationKind,
  notificationStateNames,
  operationKindNames,
  operationStateNames,
} from './billing-words.ts'

export function OperationTable({ operations }: { operations: readonly ManagedOperation[] }) {
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

export function NotificationTable({ notifications }: { notifications: readonly ManagedNotification[] }) {
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
