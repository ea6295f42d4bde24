import { Box, Typography } from '@mui/material'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { useRecordContext } from 'react-admin'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { instant } from '../feedback/amounts.ts'
import { sentence } from '../feedback/sentence.ts'
import { Page } from '../layout/Page.tsx'
import { WhatToDo } from '../runbook/RunbookLink.tsx'
import { KeptMail } from './KeptMail.tsx'
import { mailKind } from './mail-kinds.ts'
import { MailStateChip } from './MailStateChip.tsx'
import { SendAgain } from './SendAgain.tsx'

const POLL_MS = 2000

/** A mail that has not left yet is looked after until it has. */
const untilSettled = {
  refetchInterval: ({ state }: { state: { data?: Mail | undefined } }) =>
    state.data?.state === 'waiting' || state.data?.state === 'claimed' ? POLL_MS : false,
}

export default function MailShow() {
  return (
    <ShowScreen<Mail> what="email" queryOptions={untilSettled}>
      <Page title="Email">
        <MailDetails />
      </Page>
    </ShowScreen>
  )
}

function MailDetails() {
  const mail = useRecordContext<Mail>()
  if (!mail) return null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <MailStateChip state={mail.state} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {mailKind(mail.template)} to {mail.recipient}, requested {instant(mail.requestedAt)}
          {mail.sentAt && `, sent ${instant(mail.sentAt)}`}
        </Typography>
      </Box>
      {mail.lastError && mail.state === 'sent' && (
        <Typography color="text.secondary">{mail.lastError}</Typography>
      )}
      {mail.lastError && mail.state !== 'sent' && (
        <WhatToDo section="mail" severity={mail.state === 'failed' ? 'error' : 'warning'}>
          {sentence(mail.lastError)}
        </WhatToDo>
      )}
      <SendAgain mail={mail} />
      {mail.state === 'sent' && <KeptMail of="mails" id={mail.id} />}
    </Box>
  )
}
