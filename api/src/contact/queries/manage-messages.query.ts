import type { ManagedMessage } from '@vitrine/contracts/contact/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

export const messageSorts = ['id', 'receivedAt', 'subject', 'state'] as const

const columns = {
  id: 'contact_messages.id',
  receivedAt: 'contact_messages.created_at',
  subject: 'contact_messages.subject',
  state: 'contact_messages.state',
} as const

/** Messages for the console, filtered by `state`, `subject`, and `q` in name, address or words. */
export async function manageMessages(
  executor: Executor,
  list: ConsoleList<(typeof messageSorts)[number]>,
): Promise<{ items: ManagedMessage[]; total: number }> {
  const matching = matchingMessages(executor, list.filter)
  const total = await countOf(matching)
  const rows = await whole(matching)
    .orderBy(columns[list.sort.field], list.sort.direction)
    .orderBy('contact_messages.id', 'desc')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map(toMessage), total }
}

/** @throws AppError NOT_FOUND */
export async function findMessage(executor: Executor, id: number): Promise<ManagedMessage> {
  const row = await whole(
    executor.selectFrom('contact_messages').where('contact_messages.id', '=', id),
  ).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toMessage(row)
}

function matchingMessages(executor: Executor, { state, subject, q }: Record<string, unknown>) {
  let matching = executor.selectFrom('contact_messages')
  if (state === 'new' || state === 'answered') matching = matching.where('contact_messages.state', '=', state)
  if (typeof subject === 'string' && subject)
    matching = matching.where('contact_messages.subject', '=', subject)
  if (typeof q === 'string' && q.trim()) {
    const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`
    matching = matching.where((row) =>
      row.or([
        row('contact_messages.name', 'ilike', pattern),
        row('contact_messages.email', 'ilike', pattern),
        row('contact_messages.message', 'ilike', pattern),
      ]),
    )
  }
  return matching
}

function whole(matching: ReturnType<typeof matchingMessages>) {
  return matching
    .leftJoin('users', 'users.id', 'contact_messages.answered_by')
    .selectAll('contact_messages')
    .select('users.display_name as answerer')
}

type Row = Awaited<ReturnType<ReturnType<typeof whole>['executeTakeFirstOrThrow']>>

function toMessage(row: Row): ManagedMessage {
  return {
    id: row.id,
    receivedAt: row.created_at.toISOString(),
    name: row.name,
    email: row.email,
    subject: row.subject,
    website: row.website,
    message: row.message,
    state: row.state,
    isSuspected: row.is_suspected,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: row.answerer,
    revision: row.revision,
  }
}
