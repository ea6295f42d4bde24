import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { createOperation, type NewOperation } from './operations.ts'
import { lockAccount, subscriptionById, type Subscription } from './subscriptions.ts'
import { ourReferenceOf } from '@vitrine/platform/billing/operations'

/**
 * Subscriptions whose renewal or end the provider has not been told, and that are not being told now. After a
 * failure in five minutes again.
 */
export async function untoldSubscriptions(
  database: Database,
  now: Date,
  limit: number,
): Promise<{ id: number; userId: number }[]> {
  const { rows } = await sql<{ id: number; userId: number }>`
    SELECT id, user_id AS "userId" FROM billing_subscriptions subscription
    WHERE provider_reference IS NOT NULL AND ((state = 'ended' AND NOT ended_at_provider) OR (state <> 'ended' AND renews <> renews_at_provider))
      AND NOT EXISTS (
        SELECT 1 FROM billing_operations operation WHERE operation.subscription_id = subscription.id AND NOT takes_money
          AND (operation.state IN ('waiting', 'claimed', 'unknown') OR (operation.state IN ('failed', 'declined') AND operation.settled_at > ${now}::timestamptz - interval '5 minutes'))
      )
    ORDER BY id LIMIT ${limit}
  `.execute(database)
  return rows
}

/** Notes the act that tells the provider; null where there is nothing to tell any more. */
export async function beginTelling(
  database: Database,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<number | null> {
  return await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const subscription = await subscriptionById(transaction, id)
    if (!subscription || subscription.providerReference === null) return null
    const reference = subscription.providerReference
    const operation = (kind: 'end' | 'stop-renewal' | 'resume-renewal', request: NewOperation['request']) =>
      createOperation(
        transaction,
        {
          kind,
          userId,
          subscriptionId: id,
          checkoutId: null,
          provider: subscription.provider,
          takesMoney: false,
          money: null,
          request,
        },
        now,
      )
    if (subscription.state === 'ended')
      return await operation('end', (references) => ({
        kind: 'end',
        ...references,
        subscriptionReference: reference,
      }))
    if (subscription.renews === subscription.renewsAtProvider) return null
    if (!subscription.renews)
      return await operation('stop-renewal', (references) => ({
        kind: 'stop-renewal',
        ...references,
        subscriptionReference: reference,
      }))
    const stopReference = await lastStop(database, subscription)
    return await operation('resume-renewal', (references) => ({
      kind: 'resume-renewal',
      ...references,
      subscriptionReference: reference,
      stopReference,
    }))
  })
}

async function lastStop(database: Database, { id }: Subscription): Promise<string> {
  const stop = await database
    .selectFrom('billing_operations')
    .select('id')
    .where('subscription_id', '=', id)
    .where('kind', '=', 'stop-renewal')
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return stop ? ourReferenceOf(String(stop.id)) : ''
}
