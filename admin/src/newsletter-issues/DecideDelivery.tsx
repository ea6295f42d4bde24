import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { ManagedDelivery } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { useDecideDelivery } from './use-issue-actions.ts'

/** Of a mail that failed, or of which nobody knows: staff decide, because it may arrive twice. */
export function DecideDelivery({ delivery, isCanceled }: { delivery: ManagedDelivery; isCanceled: boolean }) {
  const [asking, setAsking] = useState(false)
  const { email, state, answer } = delivery
  const { mutate, isPending } = useDecideDelivery(delivery)
  if (state !== 'failed' && state !== 'unknown') return null
  const close = { onSettled: () => setAsking(false) }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={`Decide about ${email}`}
      >
        Decide
      </Button>
      <Dialog
        open={asking}
        onClose={isPending ? undefined : () => setAsking(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby="decide-title"
        aria-describedby="decide-text"
      >
        <DialogTitle id="decide-title" sx={{ overflowWrap: 'anywhere' }}>
          The email to {email}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id="decide-text" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {state === 'unknown'
              ? 'It is unknown whether this email was sent. If you send it again, it may arrive twice.'
              : 'It could not be delivered.'}
            {answer && ` Last response: ${answer}`}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button color="secondary" onClick={() => setAsking(false)} disabled={isPending} autoFocus>
            Not now
          </Button>
          {state === 'unknown' && (
            <Button variant="outlined" onClick={() => mutate('give-up', close)} disabled={isPending}>
              Give up
            </Button>
          )}
          <Button variant="outlined" onClick={() => mutate('count-as-sent', close)} disabled={isPending}>
            Count as sent
          </Button>
          {!isCanceled && (
            <Button variant="contained" onClick={() => mutate('send-again', close)} disabled={isPending}>
              Send again
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
