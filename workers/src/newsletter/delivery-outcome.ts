import {
  MailDeferred,
  MailRefused,
  MailUnavailable,
  MailUncertain,
} from '@vitrine/platform/mail/mail-transport'

export interface DeliveryOutcome {
  id: number
  state: 'sent' | 'failed' | 'unknown' | 'waiting'
  answer: string
  /** Of one that waits again: not before so many seconds. */
  delaySeconds: number
  /** Of one that was surely not handed over because the server is away: the attempt does not count. */
  isUncounted: boolean
}

/** Tries in all of a mail that the server puts off: after 1, 2, 4, 8 and 16 minutes. */
const MOST_ATTEMPTS = 6

const ANSWER_LENGTH = 500

export function outcomeOf(
  { id, attempts }: { id: number; attempts: number },
  error: unknown,
): DeliveryOutcome {
  const answer = (error instanceof Error ? error.message : String(error)).slice(0, ANSWER_LENGTH)
  const outcome = { id, answer, delaySeconds: 0, isUncounted: false }
  if (error === null) return { ...outcome, state: 'sent', answer: '' }
  if (error instanceof MailRefused) return { ...outcome, state: 'failed' }
  if (error instanceof MailUncertain) return { ...outcome, state: 'unknown' }
  if (error instanceof MailUnavailable) return { ...outcome, state: 'waiting', isUncounted: true }
  if (attempts >= MOST_ATTEMPTS) return { ...outcome, state: 'failed' }
  // Put off by the server (MailDeferred), or a mistake of ours before anything was handed over.
  return {
    ...outcome,
    state: 'waiting',
    delaySeconds: error instanceof MailDeferred ? 60 * 2 ** (attempts - 1) : 60,
  }
}
