import { Box, Button, Link, Typography } from '@mui/material'
import * as endpoints from '@vitrine/contracts/billing/billed-endpoints'
import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import {
  knownWords,
  moneyWords,
  operationKindNames,
  operationStateNames,
  providerNames,
} from '../subscriptions/billing-words.ts'

export default function OperationShow() {
  return (
    <ShowScreen what="operation" title="Billing operation">
      <Operation />
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

type Decision = 'done' | 'failed'

/** What can be done about an operation whose outcome nobody knows. */
function OperationActions({ operation }: { operation: ManagedOperation }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const { id, revision, reference, state, isOverdue } = operation
  const changes = ['billing-operations', 'subscriptions']
  const seen = { revision }
  const ask = useConsoleAction({
    to: () => `ask again about ${reference}`,
    run: (data) => data.callEndpoint(endpoints.askOperationAgain, { params: { id } }, seen),
    done: () => 'The provider is asked again.',
    changes,
  })
  const countAsDone = useConsoleAction({
    to: () => `count ${reference} as done`,
    run: (data) => data.callEndpoint(endpoints.countOperationAsDone, { params: { id } }, seen),
    done: () => 'Counted as done.',
    changes,
  })
  const countAsFailed = useConsoleAction({
    to: () => `count ${reference} as failed`,
    run: (data) => data.callEndpoint(endpoints.countOperationAsFailed, { params: { id } }, seen),
    done: () => 'Counted as failed.',
    changes,
  })
  if (state !== 'claimed' && state !== 'unknown') return null
  const close = { onSettled: () => setDecision(null) }
  return (
    <Box>
      {!isOverdue && (
        <Typography sx={{ mb: 2 }}>
          We keep asking the provider until it says what happened. One day after the start you can decide.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" loading={ask.isPending} onClick={() => ask.mutate()}>
          Ask again
        </Button>
        {isOverdue && (
          <>
            <Button variant="outlined" onClick={() => setDecision('done')}>
              Count as done
            </Button>
            <Button variant="outlined" color="error" onClick={() => setDecision('failed')}>
              Count as failed
            </Button>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={decision === 'done'}
        title="Count this operation as done?"
        confirm="Count as done"
        pending={countAsDone.isPending}
        onCancel={() => setDecision(null)}
        onConfirm={() => countAsDone.mutate(undefined, close)}
      >
        Do this only if you have seen the operation at the provider. We then read the subscription there and
        set the membership accordingly.
      </ConfirmDialog>
      <ConfirmDialog
        open={decision === 'failed'}
        danger
        title="Count this operation as failed?"
        confirm="Count as failed"
        pending={countAsFailed.isPending}
        onCancel={() => setDecision(null)}
        onConfirm={() => countAsFailed.mutate(undefined, close)}
      >
        Do this only if the provider has no trace of it. The member can pay again. A payment that appears
        later is stopped and listed to refund.
      </ConfirmDialog>
    </Box>
  )
}
