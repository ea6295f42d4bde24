import { Injectable } from '@nestjs/common'
import type { Executor, Transaction } from '@vitrine/database/database'
import { isHashSuppressed } from '@vitrine/domain/newsletter/suppressed-hashes'

export interface NewSuppression {
  email: string
  emailNormalized: string
  reason: 'bounce' | 'complaint' | 'staff'
  note: string
}

@Injectable()
export class SuppressionsRepository {
  async isSuppressed(executor: Executor, emailNormalized: string): Promise<boolean> {
    const suppressed = await executor
      .selectFrom('newsletter_suppressions')
      .select('id')
      .where('email_normalized', '=', emailNormalized)
      .executeTakeFirst()
    return suppressed !== undefined || (await isHashSuppressed(executor, emailNormalized))
  }

  /** The first reason stays. Null where the address is suppressed already. */
  async insert(
    transaction: Transaction,
    { email, emailNormalized, reason, note }: NewSuppression,
  ): Promise<number | null> {
    const row = await transaction
      .insertInto('newsletter_suppressions')
      .values({ email, email_normalized: emailNormalized, reason, note })
      .onConflict((conflict) => conflict.column('email_normalized').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  }

  /** Returns the address, or null where there was none. */
  async remove(transaction: Transaction, id: number): Promise<string | null> {
    const row = await transaction
      .deleteFrom('newsletter_suppressions')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst()
    return row?.email ?? null
  }
}
