import type { KeptMessage } from '@vitrine/contracts/mail/schemas'
import type { Database } from '@vitrine/database/database'
import { keptCopy } from '@vitrine/platform/mail/file-transport'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Address } from 'postal-mime'

/** What a kept mail says; null where there is no copy of it. */
export async function readMessage(
  database: Database,
  kept: ObjectStorage,
  id: number,
): Promise<KeptMessage | null> {
  const mail = await database.selectFrom('mails').select('key').where('id', '=', id).executeTakeFirst()
  return mail ? await readKeptMessage(kept, mail.key) : null
}

/** The same by the key that the mail was sent under. */
export async function readKeptMessage(kept: ObjectStorage, key: string): Promise<KeptMessage | null> {
  const file = await kept.get(keptCopy(key))
  if (!file) return null
  const message = await PostalMime.parse(await buffer(file.body))
  return {
    from: addressOf(message.from),
    to: (message.to ?? []).map(addressOf).join(', '),
    subject: message.subject ?? '',
    date: message.date ?? '',
    headers: message.headers.map(({ key, value }) => ({ name: key, value })),
    text: message.text ?? '',
    html: message.html ?? '',
  }
}

function addressOf(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? ''
  return address.name ? `${address.name} <${address.address}>` : address.address
}
