import { type Actor, capabilitiesOf } from '@vitrine/contracts/access'
import type { StoredMessage } from '@vitrine/contracts/mail/schemas'
import type { Database } from '@vitrine/database/database'
import { mailFileKey } from '@vitrine/platform/mail/file-transport'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Address } from 'postal-mime'

/** What a kept mail says to this member of staff; null where there is no copy of it. */
export async function readMessage(
  database: Database,
  kept: ObjectStorage,
  { actor, id }: { actor: Actor; id: number },
): Promise<StoredMessage | null> {
  const mail = await database.selectFrom('mails').select('key').where('id', '=', id).executeTakeFirst()
  return mail ? await readStoredMessage(kept, { actor, key: mail.key }) : null
}

/** The same by the key that the mail was sent under. */
export async function readStoredMessage(
  kept: ObjectStorage,
  { actor, key }: { actor: Actor; key: string },
): Promise<StoredMessage | null> {
  const file = await kept.get(mailFileKey(key))
  if (!file) return null
  const message = await PostalMime.parse(await buffer(file.body))
  return messageFor(actor, {
    from: addressOf(message.from),
    to: (message.to ?? []).map(addressOf).join(', '),
    subject: message.subject ?? '',
    date: message.date ?? '',
    headers: message.headers.map(({ key: name, value }) => ({ name, value })),
    text: message.text ?? '',
    html: message.html ?? '',
  })
}

function addressOf(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? ''
  return address.name ? `${address.name} <${address.address}>` : address.address
}

const LEFT_OUT = '[link left out]'
/** Sources of pictures stay: they carry no secret. */
const LINK = /(?<!\ssrc=["'])\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi
const HREF = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/** The message as this member of staff may read it: links may set a password, and are for administrators. */
function messageFor(actor: Actor, message: Omit<StoredMessage, 'linksLeftOut'>): StoredMessage {
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
