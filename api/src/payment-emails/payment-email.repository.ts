import { Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { sql } from 'kysely'

@Injectable()
export class PaymentEmailRepository {
  async lock(transaction: Transaction, email: string) {
    return await transaction
      .selectFrom('payment_emails')
      .selectAll()
      .where('email_normalized', '=', normalizeEmail(email))
      .forUpdate()
      .executeTakeFirst()
  }

  /** Somebody else may have been faster: then the row is theirs. */
  async insert(transaction: Transaction, email: string, at: Date) {
    return await transaction
      .insertInto('payment_emails')
      .values({ email, email_normalized: normalizeEmail(email), created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('email_normalized').doUpdateSet({ updated_at: at }))
      .returning(['id', 'email', 'is_blocked'])
      .executeTakeFirstOrThrow()
  }

  async update(
    transaction: Transaction,
    id: number,
    change: { is_blocked: boolean } | { notes: string },
    at: Date,
  ): Promise<void> {
    await transaction
      .updateTable('payment_emails')
      .set({ ...change, updated_at: at, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute()
  }
}
