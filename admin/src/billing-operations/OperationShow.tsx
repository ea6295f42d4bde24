import { Box, Link, Typography } from '@mui/material'
import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { instant } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import {
  knownWords,
  moneyWords,
  operationKindNames,
  operationStateNames,
  providerNames,
} from '../subscriptions/billing-words.ts'
import { OperationActions } from './OperationActions.tsx'

export default function OperationShow() {
  return (
    <ShowScreen what="operation">
      <Page title="Billing operation">
        <Operation />
      </Page>
    </ShowScreen>
  )
}

function Operation() {
  const operation = useRecordContext<ManagedOperation>()
  if (!operation) return null
  const {
    reference,
    kind,
    state,
    provider,
    accountId,
    accountEmail,
    subscriptionId,
    createdDate,
    claimedDate,
    settledDate,
    providerReference,
    attempts,
  } = operation
  const money = moneyWords(operation)
  const known = knownWords(operation)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, overflowWrap: 'anywhere' }}>
      <Typography variant="h2">
        {operationKindNames[kind]}: {operationStateNames[state]}
      </Typography>
      <Typography>
        {accountId === null ? (
          'Deleted account'
        ) : (
          <Link component={RouterLink} to={`/app/oms/members/${accountId}`}>
            {accountEmail}
          </Link>
        )}
        {subscriptionId !== null && (
          <>
            {', '}
            <Link component={RouterLink} to={`/app/oms/subscriptions/${subscriptionId}/show`}>
              its subscription
            </Link>
          </>
        )}
      </Typography>
      <Typography>
        {providerNames[provider]}, our number {reference}
        {providerReference && `, theirs ${providerReference}`}
        {money && `, ${money}`}
      </Typography>
      <Typography color="text.secondary">
        Requested on {instant(createdDate)}
        {claimedDate && `, begun ${instant(claimedDate)}`}
        {settledDate && `, settled ${instant(settledDate)}`}
        {attempts > 1 && `, asked about ${attempts === 2 ? 'once' : `${attempts - 1} times`} since`}
      </Typography>
      {known && (
        <Typography>
          <strong>What is known:</strong> {known}
        </Typography>
      )}
      <OperationActions operation={operation} />
    </Box>
  )
}
