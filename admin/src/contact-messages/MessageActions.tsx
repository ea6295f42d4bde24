import { Box, Button } from '@mui/material'
import type { ContactState, ManagedMessage } from '@vitrine/contracts/contact/schemas'
import { contactSubjectLabel } from '@vitrine/contracts/contact/subjects'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'

/** Answering happens in a mail program; here it is noted. */
export function MessageActions({ message }: { message: ManagedMessage }) {
  const { mutate, isPending } = useConsoleAction({
    run: (data, state: ContactState) => data.changeMessageState(message, state),
    to: (state) => `mark the message of ${message.name} as ${state}`,
    changes: ['contact-messages'],
  })
  const other: ContactState = message.state === 'new' ? 'answered' : 'new'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="contained"
        href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(`Re: ${contactSubjectLabel(message.subject)}`)}`}
      >
        Reply by email
      </Button>
      <Button variant="outlined" loading={isPending} onClick={() => mutate(other)}>
        {other === 'answered' ? 'Mark as answered' : 'Mark as new'}
      </Button>
      <DeleteRecord
        question="Delete this message?"
        consequence="This cannot be undone. The copy in the support mailbox stays there."
      />
    </Box>
  )
}
