import { Injectable } from '@nestjs/common'
import {
  emailCategories,
  type EmailCategory,
  type SubscriptionState,
} from '@vitrine/contracts/newsletter/categories'
import type { Executor, Transaction } from '@vitrine/database/database'
import { restoreSuppression } from '@vitrine/domain/newsletter/suppressed-hashes'
import { newLinkToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'

export interface NewSubscriber {
  email: string
  emailNormalized: string
  firstName: string
  lastName: string
  source: string
}

/** The columns that requests and subscribers share. */
export const columnsOf = ({ email, emailNormalized, firstName, lastName, source }: NewSubscriber) => ({
  email,
  email_normalized: emailNormalized,
  first_name: firstName,
  last_name: lastName,
  source,
})

@Injectable()
export class SubscribersRepository {
  async findIdByKey(executor: Executor, key: string): Promise<number | null> {
    if (key === '') return null
    const row = await executor
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('unsubscribe_key', '=', key)
      .executeTakeFirst()
    return row?.id ?? null
  }

  async findIdByEmail(executor: Executor, emailNormalized: string): Promise<number | null> {
    const row = await executor
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('email_normalized', '=', emailNormalized)
      .executeTakeFirst()
    return row?.id ?? null
  }

  /** The address's one row. A name given newly replaces the older one; the key of its links stays. */
  async insertOrUpdate(transaction: Transaction, subscriber: NewSubscriber): Promise<number> {
    const { email, emailNormalized, firstName, lastName } = subscriber
    await restoreSuppression(transaction, email, emailNormalized)
    const { id } = await transaction
      .insertInto('newsletter_subscribers')
      .values({ ...columnsOf(subscriber), unsubscribe_key: newLinkToken() })
      .onConflict((conflict) =>
        conflict
          .column('email_normalized')
          .doUpdateSet({ email, ...(lastName && { first_name: firstName, last_name: lastName }) }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async isSuppressed(executor: Executor, emailNormalized: string): Promise<boolean> {
    return (
      (await executor
        .selectFrom('newsletter_suppressions')
        .select('id')
        .where('email_normalized', '=', emailNormalized)
        .executeTakeFirst()) !== undefined
    )
  }

  /** What the address was told to get of a category; null where nobody has decided. */
  async stateOf(
    executor: Executor,
    emailNormalized: string,
    category: EmailCategory,
  ): Promise<SubscriptionState | null> {
    const row = await executor
      .selectFrom('newsletter_subscriptions')
      .innerJoin(
        'newsletter_subscribers',
        'newsletter_subscribers.id',
        'newsletter_subscriptions.subscriber_id',
      )
      .select('state')
      .where('email_normalized', '=', emailNormalized)
      .where('category', '=', category)
      .executeTakeFirst()
    return row?.state ?? null
  }

  /** @param since leaves out what was chosen before */
  async statesOf(
    executor: Executor,
    subscriberId: number | null,
    since: Date | null = null,
  ): Promise<Record<EmailCategory, SubscriptionState>> {
    const chosen = executor
      .selectFrom('newsletter_subscriptions')
      .select(['category', 'state'])
      .where('subscriber_id', '=', subscriberId)
    const rows =
      subscriberId === null ? [] : await (since ? chosen.where('changed_at', '>=', since) : chosen).execute()
    const stateOf = (category: EmailCategory) =>
      rows.find((row) => row.category === category)?.state ?? 'UNSUBSCRIBED'
    return {
      newsletter: stateOf('newsletter'),
      events: stateOf('events'),
      promotions: stateOf('promotions'),
      updates: stateOf('updates'),
    }
  }

  async setState(
    executor: Executor,
    subscriberId: number,
    category: EmailCategory,
    state: SubscriptionState,
  ): Promise<void> {
    await executor
      .insertInto('newsletter_subscriptions')
      .values({ subscriber_id: subscriberId, category, state })
      .onConflict((conflict) =>
        conflict
          .columns(['subscriber_id', 'category'])
          .doUpdateSet({ state, changed_at: sql<Date>`now()` })
          .where('newsletter_subscriptions.state', '<>', state),
      )
      .execute()
  }

  async unsubscribeFromAll(executor: Executor, subscriberId: number): Promise<void> {
    for (const category of emailCategories)
      await this.setState(executor, subscriberId, category, 'UNSUBSCRIBED')
  }
}
