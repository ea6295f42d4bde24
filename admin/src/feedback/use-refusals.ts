import { createContext, useContext, useState, type Dispatch } from 'react'
import { useNotify } from 'react-admin'
import { isForbidden, messageOf } from '../providers/console-client.ts'
import { reasonOf } from '../providers/lost-rights.ts'

/** An action that this account may not do, or no longer. */
export interface Refusal {
  /** In the order in which they came. */
  number: number
  /** What was not done, as in 'suspend ada@home.example'. */
  to: string
  why: string
}

export type RefusalNews = { refused: { to: string; why: string } } | { done: string } | 'read'

export interface Refusals {
  /** How many there have been. */
  count: number
  left: readonly Refusal[]
}

export const NO_REFUSALS: Refusals = { count: 0, left: [] }

/** What is tried again stands once, as the last; what was done after all is told no longer. */
export function afterNews({ count, left }: Refusals, news: RefusalNews): Refusals {
  if (news === 'read') return { count, left: [] }
  const others = (to: string) => left.filter((refusal) => refusal.to !== to)
  if ('done' in news)
    return left.some(({ to }) => to === news.done) ? { count, left: others(news.done) } : { count, left }
  return { count: count + 1, left: [...others(news.refused.to), { ...news.refused, number: count + 1 }] }
}

export const RefusalsContext = createContext<Refusals>(NO_REFUSALS)
export const TellRefusalContext = createContext<Dispatch<RefusalNews>>(() => undefined)

/**
 * Tells what came of an action without a form: a right that was lost stays on the screen, any other failure
 * passes.
 */
export function useTellFailure() {
  const notify = useNotify()
  const tell = useContext(TellRefusalContext)
  return (error: unknown, to: string, sentence = messageOf(error)) => {
    if (isForbidden(error)) tell({ refused: { to, why: reasonOf(error, sentence) } })
    else notify(sentence, { type: 'error' })
  }
}

/** Says that something was done, which is then told no longer as not done. */
export function useTellDoneAfterAll() {
  const tell = useContext(TellRefusalContext)
  return (to: string) => tell({ done: to })
}

/** Those that came while a dialog is open, which covers the screen. */
export function useRefusalsSince(isOpen: boolean): readonly Refusal[] {
  const { count, left } = useContext(RefusalsContext)
  const [before, setBefore] = useState(count)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setBefore(count)
  }
  return isOpen ? left.filter(({ number }) => number > before) : []
}
