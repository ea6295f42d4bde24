import { Inject, Injectable } from '@nestjs/common'
import { contactLimits } from '@vitrine/contracts/contact/messages'
import type { ContactInput, ContactState } from '@vitrine/contracts/contact/schemas'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'

@Injectable()
export class ContactMessageRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  /** Messages from one email take turns until the transaction ends. */
  async lockEmail(transaction: Transaction, email: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('contact-message ' || ${normalizeEmail(email)}, 0))`.execute(
      transaction,
    )
  }

  /**
   * Whether this very message has just come in: a page that is cached for everybody can give its form no key
   * of its own.
   */
  async wasJustSent(
    transaction: Transaction,
    { name, email, subject, website, message, isSuspected }: ContactInput,
  ): Promise<boolean> {
    const same = await transaction
      .selectFrom('contact_messages')
      .select('email')
      .where('created_at', '>', timeBefore(this.clock.now(), { minutes: contactLimits.repeatMinutes }))
      .where((where) => where.and({ name, subject, message, is_suspected: isSuspected }))
      .where('website', 'is not distinct from', website)
      .execute()
    return same.some((earlier) => normalizeEmail(earlier.email) === normalizeEmail(email))
  }

  async insert(
    transaction: Transaction,
    { name, email, subject, website, message, isSuspected }: ContactInput,
  ): Promise<number> {
    const values = {
      name,
      email,
      subject,
      website,
      message,
      is_suspected: isSuspected,
      created_at: this.clock.now(),
    }
    const { id } = await transaction
      .insertInto('contact_messages')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async setState(transaction: Transaction, id: number, state: ContactState, by: number): Promise<void> {
    await transaction
      .updateTable('contact_messages')
      .set({
        state,
        answered_by: state === 'answered' ? by : null,
        answered_at: state === 'answered' ? sql`now()` : null,
        revision: sql`revision + 1`,
      })
      .where('id', '=', id)
      .execute()
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('contact_messages').where('id', '=', id).execute()
  }
}
