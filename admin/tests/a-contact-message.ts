import type { ManagedMessage } from '@vitrine/contracts/contact/schemas'

/** A message of the contact form that nobody has answered yet. */
export function aContactMessage(id: number, more: Partial<ManagedMessage> = {}): ManagedMessage {
  return {
    id,
    receivedAt: '2026-03-04T05:06:07.000Z',
    name: `Writer ${id}`,
    email: `w${id}@post.example`,
    subject: 'privacy',
    website: null,
    message: 'Hello',
    state: 'new',
    answeredAt: null,
    answeredBy: null,
    isSuspected: false,
    revision: 1,
    ...more,
  }
}
