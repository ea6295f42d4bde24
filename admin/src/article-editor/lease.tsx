import { Alert, Button, Stack } from '@mui/material'
import { useState, useEffect, useEffectEvent } from 'react'
import { fillPath } from '@vitrine/contracts/client'
import { holdLease, endLease } from '@vitrine/contracts/texts/endpoints'
import type { Lease } from '@vitrine/contracts/texts/schemas'
import { useNotify } from 'react-admin'
import { instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'
import { isForbidden, isSignedOut, messageOf } from '../providers/console-client.ts'
import { dataProvider } from '../providers/dataProvider.ts'

/** Beside what cannot be changed meanwhile. */
export const READ_ONLY = 'Read only: it is being written elsewhere.'

/** How soon whoever was pushed out knows. The server gives a lease much longer than this. */
const EVERY_MS = 5000

/**
 * Who writes this text. One opening of the editor at a time does; the others read what is there and may take
 * over. While the server cannot be reached everything stays as it was: the revision that each save names
 * still keeps two from overwriting each other.
 */
export function useLease(
  { kind, noun, read }: EditedText,
  { versions, opening, isDirty, accept }: ReturnType<typeof useDraft>,
) {
  const notify = useNotify()
  const { id } = versions
  const [lease, setLease] = useState<Lease | null>(null)
  /** Whether somebody has taken it from us: what is on the screen is ours. */
  const [isPushedOut, setPushedOut] = useState(false)
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const [mayNot, setForbidden] = useState(false)

  /** As it is now, unless something of ours is not saved yet. */
  const begin = async (before: Lease, takesOver: boolean) => {
    setPushedOut(false)
    if (!takesOver)
      notify(
        `${before.holder.isSelf ? 'The other tab' : before.holder.name} has left this ${noun}. You can write here now.`,
        { type: 'info' },
      )
    if (isDirty) return
    const now = await read(versions)
    if (now.revision !== versions.revision) accept(now)
  }
  const ask = useEffectEvent(async (takesOver: boolean) => {
    const now = await dataProvider.callEndpoint(holdLease, {
      params: { kind, id },
      body: { opening, takesOver },
    })
    if (lease?.isMine && !now.isMine) setPushedOut(true)
    if (lease && !lease.isMine && now.isMine) await begin(lease, takesOver)
    setLease(now)
  })
  useEffect(() => {
    if (hasSessionEnded) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const round = async () => {
      try {
        await ask(false)
        setForbidden(false)
      } catch (error) {
        setForbidden(isForbidden(error))
        // Whatever else went wrong is tried again by the next round.
        if (isSignedOut(error)) setSessionEnded(true)
      }
      if (!isOver) timer = setTimeout(() => void round(), EVERY_MS)
    }
    void round()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, hasSessionEnded])
  useEffect(() => {
    // A page that goes away still sends this.
    const leave = () =>
      void fetch(fillPath(endLease.path, { params: { kind, id }, query: { opening } }), {
        method: endLease.method,
        keepalive: true,
      }).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id, opening])
  const takeOver = async () => {
    setTaking(true)
    try {
      await ask(true)
    } catch (error) {
      if (isSignedOut(error)) setSessionEnded(true)
      else if (isForbidden(error)) setForbidden(true)
      else notify(messageOf(error), { type: 'error' })
    } finally {
      setTaking(false)
    }
  }
  return {
    mayNot,
    isLocked: lease !== null && !lease.isMine,
    isPushedOut,
    holder: lease?.holder ?? null,
    isTaking,
    takeOver,
    hasSessionEnded,
    goOn: () => setSessionEnded(false),
  }
}

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
