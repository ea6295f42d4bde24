import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import type { ContactState, ManagedMessage } from '@vitrine/contracts/contact/schemas'
import { contactSubjectLabel } from '@vitrine/contracts/contact/subjects'
import { useNotify, useRefresh } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

/** Answering happens in a mail program; here it is noted. */
export function MessageActions({ message }: { message: ManagedMessage }) {
  const data = useConsoleData()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (state: ContactState) => data.changeMessageState(message, state),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => refresh(),
  })
  const other: ContactState = message.state === 'new' ? 'answered' : 'new'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(`Re: ${contactSubjectLabel(message.subject)}`)}`}>
        Answer by mail
      </Button>
      <Button variant="outlined" loading={isPending} onClick={() => mutate(other)}>
        {other === 'answered' ? 'Mark as answered' : 'Mark as new'}
      </Button>
      <DeleteRecord question="Delete this message?" consequence="It cannot be brought back. The copy in the support mailbox stays there." />
    </Box>
  )
}
