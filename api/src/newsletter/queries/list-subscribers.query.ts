import { emailCategories } from '@vitrine/contracts/newsletter/categories'
import type { Subscriber } from '@vitrine/contracts/newsletter/subscriber-schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

export const subscriberSorts = ['id', 'email', 'dateCreated'] as const

const columns = { id: 'id', email: 'email_normalized', dateCreated: 'created_at' } as const

/**
 * Addresses that have agreed at least once. Filters: `q` (a part of the address), `category` (subscribed to
 * it).
 */
export async function listSubscribers(
  executor: Executor,
  list: ConsoleList<(typeof subscriberSorts)[number]>,
): Promise<{ items: Subscriber[]; total: number }> {
  const { q, category } = list.filter
  let matching = executor.selectFrom('newsletter_subscribers')
  if (typeof q === 'string' && q.trim())
    matching = matching.where('email', 'ilike', `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`)
  const wanted = emailCategories.find((each) => each === category)
  if (wanted)
    matching = matching.where(
      'id',
      'in',
      executor
        .selectFrom('newsletter_subscriptions')
        .select('subscriber_id')
        .where('category', '=', wanted)
        .where('state', '=', 'SUBSCRIBED'),
    )
  const total = await countOf(matching)
  const ids = await matching
    .select('id')
    .orderBy(columns[list.sort.field], list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  const found = new Map(
    (
      await subscribersOf(
        executor,
        ids.map(({ id }) => id),
      )
    ).map((subscriber) => [subscriber.id, subscriber]),
  )
  return { items: ids.flatMap(({ id }) => found.get(id) ?? []), total }
}

/** Every address, for the export. */
export async function allSubscribers(executor: Executor): Promise<Subscriber[]> {
  return await subscribersOf(executor, null)
}

async function subscribersOf(executor: Executor, ids: readonly number[] | null): Promise<Subscriber[]> {
  const { rows } = await sql<Omit<Subscriber, 'dateCreated'> & { createdAt: Date }>`
    SELECT s.id, s.email, s.first_name AS "firstName", s.last_name AS "lastName", s.source, s.created_at AS "createdAt",
      ARRAY(SELECT category FROM newsletter_subscriptions WHERE subscriber_id = s.id AND state = 'SUBSCRIBED' ORDER BY category) AS categories,
      EXISTS (SELECT FROM newsletter_suppressions WHERE email_normalized = s.email_normalized) AS "isSuppressed"
    FROM newsletter_subscribers s ${ids ? sql`WHERE s.id = ANY(${ids})` : sql``} ORDER BY s.id
  `.execute(executor)
  return rows.map(({ createdAt, ...row }) => ({ ...row, dateCreated: createdAt.toISOString() }))
}
