import type { Database } from '@vitrine/database/database'

/** The templates of the mails to a recipient, in their order. */
export async function mailTemplatesTo(database: Database, recipient: string): Promise<string[]> {
  const mails = await database
    .selectFrom('mails')
    .select('template')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return mails.map(({ template }) => template)
}
