import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'
import type { useLease } from './use-lease.ts'

interface LeaseNoticeProps {
  text: EditedText
  draft: ReturnType<typeof useDraft>
  lease: ReturnType<typeof useLease>
  onVersions: () => void
}

/** Somebody else writes this text: who, since when, and what can be done about it. */
export function LeaseNotice({ text: { noun }, draft, lease, onVersions }: LeaseNoticeProps) {
  const [isAsked, setAsked] = useState(false)
  const { holder, isPushedOut, takeOver, isTaking } = lease
  if (!lease.isLocked || !holder) return null
  const who = holder.isSelf ? 'You' : holder.name
  const since = instant(holder.since)
  const go = () => {
    setAsked(false)
    void takeOver()
  }
  return (
    <Alert
      severity={isPushedOut ? 'warning' : 'info'}
      variant="outlined"
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {isPushedOut
        ? `${holder.isSelf ? 'You took this over in another tab' : `${holder.name} took this over`} on ${since}. ${kept(draft.isDirty)}`
        : `${who} ${holder.isSelf ? 'have been writing this in another tab' : 'has been writing this'} since ${since}. Here is the ${noun} as it was saved last.`}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={isTaking}
          onClick={() => (holder.isSelf ? go() : setAsked(true))}
        >
          {holder.isSelf ? 'Write here instead' : isPushedOut ? 'Take it back' : 'Take over'}
        </Button>
        {isPushedOut && (
          <Button size="small" variant="outlined" color="inherit" onClick={onVersions}>
            See versions
          </Button>
        )}
        {isPushedOut && draft.isDirty && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => void draft.load()}>
            Show what is saved
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={`Take over from ${holder.name}?`}
        confirm="Take over"
        onCancel={() => setAsked(false)}
        onConfirm={go}
      >
        {holder.name} is told and can no longer write here. What they typed and did not save is not lost: it
        is kept among the versions.
      </ConfirmDialog>
    </Alert>
  )
}

function kept(isDirty: boolean): string {
  return isDirty
    ? 'What you wrote is still on this screen, and is kept among the versions.'
    : 'Everything that you wrote is saved.'
}
