import { Button } from '@mui/material'
import type { Suppression } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { useDelete, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useTellFailure } from '../feedback/use-refusals.ts'

const consequences: Record<Suppression['reason'], string> = {
  bounce:
    'Our last email to it bounced, and it was unsubscribed. It gets newsletters again after its owner subscribes again.',
  complaint:
    'Its owner reported our email as spam, and it was unsubscribed. It gets newsletters again after its owner subscribes again.',
  staff: 'It gets its subscribed newsletters again.',
}

export function LiftSuppression() {
  const suppression = useRecordContext<Suppression>()
  const [asking, setAsking] = useState(false)
  const [lift, { isPending }] = useDelete<Suppression>()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const refresh = useRefresh()
  if (!suppression) return null
  const confirm = () =>
    void lift(
      'newsletter-suppressions',
      { id: suppression.id, previousData: suppression },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('Newsletters allowed again.', { type: 'success' }),
        onError: (error) => tellFailure(error, `allow newsletters to ${suppression.email} again`),
        onSettled: () => {
          setAsking(false)
          refresh()
        },
      },
    )
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={`Allow newsletters again to ${suppression.email}`}
      >
        Allow newsletters again
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Allow newsletters to ${suppression.email} again?`}
        confirm="Allow newsletters again"
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {consequences[suppression.reason]}
      </ConfirmDialog>
    </>
  )
}
