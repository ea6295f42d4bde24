import { mailStates, type Mail, type MailState } from '@vitrine/contracts/mail/schemas'
import type { Database } from '@vitrine/database/database'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

export const mailSorts = ['id', 'recipient', 'template', 'state'] as const

/** Mails that the product sends by itself. Filters: `recipient` (its beginning), `template`, `state`. */
export async function listMails(
  database: Database,
  list: ConsoleList<(typeof mailSorts)[number]>,
): Promise<{ items: Mail[]; total: number }> {
  const { recipient, template, state } = list.filter
  let matching = database.selectFrom('mails')
  if (typeof recipient === 'string')
    matching = matching.where((where) =>
      where.fn<boolean>('starts_with', ['recipient', where.val(recipient)]),
    )
  if (typeof template === 'string') matching = matching.where('template', '=', template)
  if (isState(state)) matching = matching.where('state', '=', state)
  const total = await countOf(matching)
  const rows = await matching
    .selectAll()
    .orderBy(list.sort.field, list.sort.direction)
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map(mailOf), total }
}

export async function readMail(database: Database, id: number): Promise<Mail | null> {
  const row = await database.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? mailOf(row) : null
}

interface MailRow {
  id: number
  template: string
  recipient: string
  subject: string | null
  state: MailState
  requested_at: Date
  sent_at: Date | null
  last_error: string | null
}

function mailOf(row: MailRow): Mail {
  return {
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    lastError: row.last_error,
  }
}

function isState(value: unknown): value is MailState {
  return mailStates.some((state) => state === value)
}
