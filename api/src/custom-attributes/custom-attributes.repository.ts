import { Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { nameKeys } from '@vitrine/domain/vault/write-attribute'

@Injectable()
export class CustomAttributesRepository {
  /** One of the member's own or a default entry; another member's is none. */
  async lock(transaction: Transaction, userId: number, id: number) {
    return await transaction
      .selectFrom('custom_attributes')
      .select(['id', 'type', 'user_id as userId'])
      .where('id', '=', id)
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .forUpdate()
      .executeTakeFirst()
  }

  async rename(transaction: Transaction, id: number, displayName: string): Promise<void> {
    await transaction
      .updateTable('custom_attributes')
      .set({ display_name: displayName, ...nameKeys(displayName) })
      .where('id', '=', id)
      .execute()
  }

  /** Items that use it then have none. */
  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('custom_attributes').where('id', '=', id).execute()
  }
}
