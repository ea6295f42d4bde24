import { Box, Typography, Button } from '@mui/material'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { instant } from '../feedback/amounts.ts'
import { sentence } from '../feedback/sentence.ts'
import { WhatToDo } from '../runbook/RunbookLink.tsx'
import { StoredMail } from './StoredMail.tsx'
import { MailStateChip } from './MailStateChip.tsx'
import { mailKind } from './mail-kinds.ts'
import { useSendAgain } from './use-mail-actions.ts'

const POLL_MS = 2000

/** A mail that has not left yet is looked after until it has. */
const untilSettled = {
  refetchInterval: ({ state }: { state: { data?: Mail | undefined } }) =>
    state.data?.state === 'waiting' || state.data?.state === 'claimed' ? POLL_MS : false,
}

export default function MailShow() {
  return (
    <ShowScreen<Mail> what="email" queryOptions={untilSettled}>
      <MailDetails />
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
      {mail.state === 'sent' && <StoredMail of="mails" id={mail.id} />}
    </Box>
  )
}

/** Of a mail that failed, or of which nobody knows: staff decide, because it may arrive twice. */
function SendAgain({ mail }: { mail: Mail }) {
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
