import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { ManagedDelivery } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import { KeptMail } from '../mails/KeptMail.tsx'

/** What one recipient was sent, with their own links in it. */
export function ReadDelivery({ delivery: { id, email } }: { delivery: ManagedDelivery }) {
  const [reading, setReading] = useState(false)
  const close = () => setReading(false)
  return (
    <>
      <Button size="small" onClick={() => setReading(true)} aria-label={`Read the email to ${email}`}>
        Read
      </Button>
      <Dialog open={reading} onClose={close} maxWidth="md" fullWidth aria-labelledby="read-title">
        <DialogTitle id="read-title">The email to {email}</DialogTitle>
        <DialogContent>
          <KeptMail of="newsletter-deliveries" id={id} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
