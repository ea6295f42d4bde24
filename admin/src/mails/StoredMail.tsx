import { Box, Skeleton, Typography } from '@mui/material'
import { fillPath } from '@vitrine/contracts/client'
import { readStoredPage } from '@vitrine/contracts/mail/endpoints'
import { readDeliveryPage } from '@vitrine/contracts/newsletter/admin-endpoints'
import type { StoredMessage } from '@vitrine/contracts/mail/schemas'
import { useState } from 'react'
import { Loaded } from '../feedback/Loaded.tsx'
import { ViewChoice } from '../feedback/ViewChoice.tsx'
import type { StoredMailOf } from '../providers/mails.ts'
import { useStoredMessage } from './use-mail-actions.ts'

const views = {
  desktop: { label: 'Desktop', width: '100%' },
  phone: { label: 'Phone', width: 390 },
  text: { label: 'Text', width: '100%' },
} as const
type View = keyof typeof views

const pages = {
  mails: readStoredPage,
  'newsletter-deliveries': readDeliveryPage,
} as const satisfies Record<StoredMailOf, unknown>

/** The mail as it left, where a copy is kept: as HTML in two widths, and its plain text. */
export function StoredMail({ of, id }: { of: StoredMailOf; id: number }) {
  return (
    <Loaded query={useStoredMessage(of, id)} waiting={<Skeleton variant="rectangular" height={320} />}>
      {(message) =>
        message ? (
          <Message message={message} page={fillPath(pages[of].path, { params: { id } })} />
        ) : (
          <Typography color="text.secondary">
            There is no copy. Emails that are sent through a mail server are not stored.
          </Typography>
        )
      }
    </Loaded>
  )
}

function Message({ message, page }: { message: StoredMessage; page: string }) {
  const [view, setView] = useState<View>('desktop')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="h2">{message.subject}</Typography>
      <Typography variant="body2" color="text.secondary">
        From {message.from} to {message.to}
      </Typography>
      {message.linksLeftOut && (
        <Typography variant="body2">Links are left out: only administrators can see them.</Typography>
      )}
      <ViewChoice views={views} view={view} onView={setView} />
      {view === 'text' ? (
        <Box
          component="pre"
          sx={{
            m: 0,
            p: 2,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
          }}
        >
          {message.text}
        </Box>
      ) : (
        <Box
          component="iframe"
          title={message.subject}
          src={page}
          sx={{ width: views[view].width, maxWidth: '100%', height: 640, border: 1, borderColor: 'divider' }}
        />
      )}
    </Box>
  )
}
