import { Box, Button } from '@mui/material'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useSendAgain } from './use-mail-actions.ts'

/** Of a mail that failed, or of which nobody knows: staff decide, because it may arrive twice. */
export function SendAgain({ mail }: { mail: Mail }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSendAgain(mail)
  if (mail.state !== 'failed' && mail.state !== 'unknown') return null
  const doubt =
    mail.state === 'unknown'
      ? 'It may have arrived already. Then it would arrive twice.'
      : 'The mail server refused it.'
  return (
    <Box>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Send again
      </Button>
      <ConfirmDialog
        open={asking}
        title="Send this email again?"
        confirm="Send again"
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {doubt}
      </ConfirmDialog>
    </Box>
  )
}
