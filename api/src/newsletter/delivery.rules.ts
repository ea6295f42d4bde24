import type { Decision, DeliveryState, IssueState } from '@vitrine/contracts/newsletter/admin-schemas'

const decided: Record<Decision, DeliveryState> = {
  'send-again': 'waiting',
  'count-as-sent': 'sent',
  'give-up': 'failed',
}

/**
 * What a decision makes of a mail; null where there is nothing to decide. A cancelled issue is sent to nobody
 * any more.
 */
export function decidedState(
  { issue, delivery }: { issue: IssueState; delivery: DeliveryState },
  decision: Decision,
): DeliveryState | null {
  if (delivery !== 'unknown' && delivery !== 'failed') return null
  if (decision === 'give-up' && delivery === 'failed') return null
  if (decision === 'send-again' && issue === 'cancelled') return null
  return decided[decision]
}

export interface DeliveryKey {
  issueId: number
  id: number
}

/**
 * Names a mail of an issue, however often it is tried: its Message-ID begins with it, and its kept copy is
 * called so.
 */
export function deliveryKey({ issueId, id }: DeliveryKey): string {
  return `newsletter-${issueId}-${id}`
}

/** The mail that a Message-ID is of; null where it is none of an issue. */
export function deliveryOfMessage(messageId: string | undefined): DeliveryKey | null {
  const [, issueId, id] = /^<?newsletter-(\d{1,15})-(\d{1,15})@/.exec(messageId?.trim() ?? '') ?? []
  return issueId && id ? { issueId: Number(issueId), id: Number(id) } : null
}
