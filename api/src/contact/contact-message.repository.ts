import { Injectable } from '@nestjs/common'
import type { ContactInput, ContactState } from '@vitrine/contracts/contact/schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

@Injectable()
export class ContactMessageRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  }

  async insert(transaction: Transaction, { name, email, subject, website, message }: ContactInput): Promise<number> {
    const { id } = await transaction.insertInto('contact_messages').values({ name, email, subject, website, message }).returning('id').executeTakeFirstOrThrow()
    return id
  }

  async setState(transaction: Transaction, id: number, state: ContactState, by: number): Promise<void> {
    await transaction
      .updateTable('contact_messages')
      .set({ state, answered_by: state === 'answered' ? by : null, answered_at: state === 'answered' ? sql`now()` : null, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute()
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('contact_messages').where('id', '=', id).execute()
  }
}
