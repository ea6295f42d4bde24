import { Alert, Button, Stack } from '@mui/material'
import { useContext, useReducer, type ReactNode, createContext, useState, type Dispatch } from 'react'
import { useNotify } from 'react-admin'
import { isForbidden, messageOf, reasonOf } from '../providers/console-client.ts'

/** Around all screens: an action tells its refusal here, whatever becomes of the button that was pressed. */
export function RefusalNotices({ children }: { children: ReactNode }) {
  const [refusals, tell] = useReducer(afterNews, NO_REFUSALS)
  return (
    <TellRefusalContext value={tell}>
      <RefusalsContext value={refusals}>{children}</RefusalsContext>
    </TellRefusalContext>
  )
}

/**
 * Above a screen, and in sight however far down it was pressed. It stays until it was read; the screen is
 * left as it is.
 */
export function RefusedActions() {
  const { left } = useContext(RefusalsContext)
  return <RefusalList refusals={left} />
}

export function RefusalList({ refusals }: { refusals: readonly Refusal[] }) {
  const tell = useContext(TellRefusalContext)
  if (refusals.length === 0) return null
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{
        position: 'sticky',
        top: { xs: 64, sm: 72 },
        zIndex: 'appBar',
        my: 1,
        bgcolor: 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      {refusals.map(({ number, to, why }) => (
        <div key={number}>
          Not done: {to}. {why}
        </div>
      ))}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => location.reload()}>
          Reload the page
        </Button>
        <Button size="small" color="inherit" onClick={() => tell('read')}>
          Dismiss
        </Button>
        <span>After a reload, the page offers what you may do now.</span>
      </Stack>
    </Alert>
  )
}

/** An action that this account may not do, or no longer. */
interface Refusal {
  /** In the order in which they came. */
  number: number
  /** What was not done, as in 'suspend ada@home.example'. */
  to: string
  why: string
}

export type RefusalNews = { refused: { to: string; why: string } } | { done: string } | 'read'

interface Refusals {
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

const RefusalsContext = createContext<Refusals>(NO_REFUSALS)
const TellRefusalContext = createContext<Dispatch<RefusalNews>>(() => undefined)

/**
 * Tells what came of an action without a form: a right that was lost stays on the screen, any other failure
 * passes.
 */
export function useFailureNotice() {
  const notify = useNotify()
  const tell = useContext(TellRefusalContext)
  return (error: unknown, to: string, sentence = messageOf(error)) => {
    if (isForbidden(error)) tell({ refused: { to, why: reasonOf(error, sentence) } })
    else notify(sentence, { type: 'error' })
  }
}

/** Says that something was done, which is then told no longer as not done. */
export function useLateSuccessNotice() {
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
