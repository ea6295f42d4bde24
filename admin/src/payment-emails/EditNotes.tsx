import { Box, Button, TextField } from '@mui/material'
import { paymentEmailLimits } from '@vitrine/contracts/payment-emails/limits'
import type { PaymentEmail } from '@vitrine/contracts/payment-emails/schemas'
import { useState } from 'react'
import { useNotify, useRecordContext, useUpdate } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useTellFailure } from '../feedback/use-refusals.ts'
import { BreakableText } from '../lists/BreakableText.tsx'
import { PAYMENT_EMAILS } from '../providers/payment-email-resource.ts'

/**
 * The notes of a row, and the dialog that replaces them. It stays open, with what was typed, until they are
 * saved.
 */
export function EditNotes() {
  const record = useRecordContext<PaymentEmail & { id: string }>()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [typed, setTyped] = useState<string | null>(null)
  const [update, { isPending }] = useUpdate()
  if (!record) return null
  const { id, paypalEmail, notes } = record
  const save = () =>
    void update(
      PAYMENT_EMAILS,
      { id, data: { notes: typed ?? '' }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setTyped(null)
          notify('Notes saved.', { type: 'success' })
        },
        onError: (error) => tellFailure(error, `save the notes of ${paypalEmail}`),
      },
    )
  return (
    <Box>
      <BreakableText text={notes} />
      <Button
        size="small"
        onClick={() => setTyped(notes)}
        aria-label={`Edit the notes of ${paypalEmail}`}
        sx={{ display: 'block' }}
      >
        {notes === '' ? 'Add notes' : 'Edit'}
      </Button>
      <ConfirmDialog
        open={typed !== null}
        title={`Notes of ${paypalEmail}`}
        confirm="Save"
        pending={isPending}
        onCancel={() => setTyped(null)}
        onConfirm={save}
      >
        <TextField
          label="Notes"
          value={typed ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          multiline
          minRows={4}
          fullWidth
          disabled={isPending}
          slotProps={{ htmlInput: { maxLength: paymentEmailLimits.notesMax } }}
          sx={{ mt: 1 }}
        />
      </ConfirmDialog>
    </Box>
  )
}
