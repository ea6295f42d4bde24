import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import type { KeptMessage } from '@vitrine/contracts/mail/schemas'

const LEFT_OUT = '[link left out]'
/** Sources of pictures stay: they carry no secret. */
const LINK = /(?<!\ssrc=["'])\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi
const HREF = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/** The message as this member of staff may read it: links may set a password, and are for administrators. */
export function messageFor(actor: Actor, message: Omit<KeptMessage, 'linksLeftOut'>): KeptMessage {
  if (capabilitiesOf(actor).has('mail.read-links')) return { ...message, linksLeftOut: false }
  return {
    ...message,
    headers: message.headers.map(({ name, value }) => ({ name, value: withoutLinks(value) })),
    text: withoutLinks(message.text),
    html: withoutLinks(message.html.replaceAll(HREF, '')),
    linksLeftOut: true,
  }
}

function withoutLinks(text: string): string {
  return text.replaceAll(LINK, LEFT_OUT)
}
