import { Inject, Injectable } from '@nestjs/common'
import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { confirmationLimits } from '@vitrine/contracts/newsletter/messages'
import type { Executor, Transaction } from '@vitrine/database/database'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import { hashOfToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'
import { columnsOf, type NewSubscriber } from './subscribers.repository.ts'

export interface NewRequest extends NewSubscriber {
  category: EmailCategory
}

export interface StoredRequest extends NewRequest {
  id: number
  isConfirmed: boolean
}

@Injectable()
export class RequestsRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Requests for one address take turns until the transaction ends. */
  async lockAddress(transaction: Transaction, emailNormalized: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('newsletter-request ' || ${emailNormalized}, 0))`.execute(
      transaction,
    )
  }

  /**
   * Whether a mail went to this address for this category so short a time ago that another one would be a
   * nuisance.
   */
  async wasJustAsked(
    transaction: Transaction,
    emailNormalized: string,
    category: EmailCategory,
  ): Promise<boolean> {
    const { rows } = await sql`
      SELECT 1 FROM newsletter_requests
      WHERE email_normalized = ${emailNormalized} AND category = ${category} AND requested_at > ${timeBefore(this.clock.now(), { minutes: confirmationLimits.requestPauseMinutes })}
      LIMIT 1
    `.execute(transaction)
    return rows.length > 0
  }

  async insert(transaction: Transaction, request: NewRequest): Promise<number> {
    const { id } = await transaction
      .insertInto('newsletter_requests')
      .values({ ...columnsOf(request), category: request.category, requested_at: this.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** The request that a link belongs to: as long as the link works, and once it has been followed. */
  async findByToken(executor: Executor, token: string, { lock = false } = {}): Promise<StoredRequest | null> {
    const found = executor
      .selectFrom('newsletter_requests')
      .selectAll()
      .where('token_hash', '=', hashOfToken(token))
      .where(({ eb, or }) =>
        or([
          eb('confirmed_at', 'is not', null),
          eb(
            'requested_at',
            '>',
            timeBefore(this.clock.now(), { days: confirmationLimits.confirmationDays }),
          ),
        ]),
      )
    const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
    return row
      ? {
          id: row.id,
          email: row.email,
          emailNormalized: row.email_normalized,
          firstName: row.first_name,
          lastName: row.last_name,
          source: row.source,
          category: row.category,
          isConfirmed: row.confirmed_at !== null,
        }
      : null
  }

  async markConfirmed(transaction: Transaction, id: number): Promise<void> {
    await sql`UPDATE newsletter_requests SET confirmed_at = ${this.clock.now()} WHERE id = ${id}`.execute(
      transaction,
    )
  }
}
