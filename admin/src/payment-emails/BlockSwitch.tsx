import { Switch } from '@mui/material'
import type { PaymentEmail } from '@vitrine/contracts/payment-emails/schemas'
import { useNotify, useRecordContext, useUpdate } from 'react-admin'
import { useTellFailure } from '../feedback/use-refusals.ts'
import { PAYMENT_EMAILS } from '../providers/payment-email-resource.ts'

/** Shows what is stored: it turns once the change is saved. */
export function BlockSwitch() {
  const record = useRecordContext<PaymentEmail & { id: string }>()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [update, { isPending }] = useUpdate()
  if (!record) return null
  const { id, paypalEmail, blocked } = record
  const change = () =>
    void update(
      PAYMENT_EMAILS,
      { id, data: { blocked: !blocked }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(blocked ? `${paypalEmail} may pay again.` : `${paypalEmail} is blocked.`, {
            type: 'success',
          }),
        onError: (error) =>
          tellFailure(error, blocked ? `let ${paypalEmail} pay again` : `block ${paypalEmail}`),
      },
    )
  return (
    <Switch
      checked={blocked}
      disabled={isPending}
      onChange={change}
      slotProps={{ input: { 'aria-label': `Block ${paypalEmail}` } }}
    />
  )
}
