import { Box, Link, Typography, Button } from '@mui/material'
import type { ManagedMessage, ContactState } from '@vitrine/contracts/contact/schemas'
import { contactSubjectLabel } from '@vitrine/contracts/contact/subjects'
import { useRecordContext } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { Quoted, ShowScreen } from '../editing/RecordScreen.tsx'
import { instant } from '../feedback/amounts.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { MessageStateChip } from './MessageStateChip.tsx'

export default function MessageShow() {
  return (
    <ShowScreen what="message">
      <Message />
    </ShowScreen>
  )
}

function Message() {
  const message = useRecordContext<ManagedMessage>()
  if (!message) return null
  const { subject, name, email, website, receivedAt, answeredAt, answeredBy, isSuspected } = message
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <Box>
        <Typography variant="h2">{contactSubjectLabel(subject)}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {name}, {email}
          {website && (
            <>
              {', '}
              <Link href={website} target="_blank" rel="noopener noreferrer">
                {website}
              </Link>
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <MessageStateChip message={message} />
        <Typography variant="body2" color="text.secondary">
          Received {instant(receivedAt)}
          {answeredAt && `, answered ${instant(answeredAt)}${answeredBy ? ` by ${answeredBy}` : ''}`}
        </Typography>
      </Box>
      {isSuspected && (
        <Typography>
          A machine may have sent this: a field that people do not see was filled in. It was not mailed to the
          support mailbox.
        </Typography>
      )}
      <Quoted>{message.message}</Quoted>
      <MessageActions message={message} />
    </Box>
  )
}

/** Answering happens in a mail program; here it is noted. */
function MessageActions({ message }: { message: ManagedMessage }) {
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
