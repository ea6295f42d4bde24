import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConsoleCallFailed, isForbidden, isGone } from '../providers/console-client.ts'
import type { EditedText } from './edited-text.ts'
import { problemOf } from './flow/problems.ts'
import { historyOf } from './text-history.ts'
import type { useDraft } from './use-draft.ts'

/** One autosave a second at most, and none beside another. */
const EVERY_MS = 1000
const AGAIN_AFTER_MS = 5000

/** Keeps what is typed among the versions while it is typed. The draft stays as it was saved last. */
export function useAutosave(
  { kind }: EditedText,
  { blocks, blocksNow, versions, isDirty, isDirtyNow, pending, opening }: ReturnType<typeof useDraft>,
) {
  const [kept, setKept] = useState<readonly ContentBlock[] | null>(null)
  /** Where the text is, as the last autosave was told. */
  const [place, setPlace] = useState(versions.url)
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<unknown>(null)
  /** What was refused for what is in it: once it is changed it may be stored. */
  const [refused, setRefused] = useState<readonly ContentBlock[] | null>(null)
  /** How long the last one was on its way, in milliseconds. */
  const took = useRef(0)
  const isDue =
    isDirty && pending === null && blocks !== kept && blocks !== refused && !isSending && !isRefused(trouble)
  const send = useEffectEvent(async () => {
    setSending(true)
    const begin = performance.now()
    try {
      const now = blocksNow()
      // A block that is not finished could not be stored. The copy on this device has it.
      const { url } = await historyOf(kind).autosave(
        versions,
        now.filter((block) => problemOf(block) === null),
        opening,
      )
      setPlace(url)
      setKept(now)
      setTrouble(null)
    } catch (error) {
      if (isInvalid(error)) setRefused(blocks)
      else setTrouble(error)
    } finally {
      took.current = performance.now() - begin
      setSending(false)
    }
  })
  useEffect(() => {
    if (!isDue) return
    // From the beginning of one to the beginning of the next: on a slow line nothing waits twice.
    const timer = setTimeout(
      () => void send(),
      trouble === null ? Math.max(0, EVERY_MS - took.current) : AGAIN_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [isDue, trouble])
  useEffect(() => {
    const tryAgain = () => setTrouble(null)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return {
    /** What was typed a moment ago is stored on the server. */
    isKept: kept !== null && trouble === null && blocks !== refused,
    isOffline: trouble instanceof ConsoleCallFailed && trouble.status === 0,
    /** The server is there and cannot store anything: its database is away, or its disk is full. */
    isFailing: trouble instanceof ConsoleCallFailed && trouble.status >= 500,
    isGone: isGone(trouble),
    /** What is typed is kept all the same. */
    isElsewhere: place !== versions.url,
    mayNot: isForbidden(trouble),
    trouble,
    goOn: () => setTrouble(null),
    /** The last keys before the editor is left, which no autosave has reached. Nobody waits for it. */
    keepLast: () => {
      const now = blocksNow()
      if (
        !isDirtyNow() ||
        isRefused(trouble) ||
        (kept !== null && JSON.stringify(now) === JSON.stringify(kept))
      )
        return
      void historyOf(kind)
        .autosave(
          versions,
          now.filter((block) => problemOf(block) === null),
          opening,
        )
        .catch(() => undefined)
    },
  }
}

/** Asking again would be refused again: somebody has to do something first. */
const isRefused = (trouble: unknown): boolean =>
  trouble instanceof ConsoleCallFailed &&
  trouble.status >= 400 &&
  trouble.status < 500 &&
  trouble.status !== 429

const isInvalid = (trouble: unknown): boolean =>
  trouble instanceof ConsoleCallFailed && (trouble.status === 400 || trouble.status === 413)
