import { fillPath } from '@vitrine/contracts/client'
import { holdLease, endLease } from '@vitrine/contracts/texts/endpoints'
import type { Lease } from '@vitrine/contracts/texts/schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { isForbidden, isSignedOut, messageOf } from '../providers/console-client.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

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
