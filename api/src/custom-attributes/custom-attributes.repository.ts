import { Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { changedNameKeys } from '@vitrine/domain/vault/text-keys'

@Injectable()
export class CustomAttributesRepository {
  /** One of the member's own or a default entry; another member's is none. */
  async lock(transaction: Transaction, userId: number, id: number) {
    return await transaction
      .selectFrom('custom_attributes')
      .select(['id', 'type', 'display_name as displayName', 'user_id as userId'])
      .where('id', '=', id)
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .forUpdate()
      .executeTakeFirst()
  }

  async rename(
    transaction: Transaction,
    { id, displayName: before }: { id: number; displayName: string },
    displayName: string,
  ): Promise<void> {
    await transaction
      .updateTable('custom_attributes')
      .set({ display_name: displayName, ...changedNameKeys(before, displayName) })
      .where('id', '=', id)
      .execute()
  }

  /** Items that use it then have none. */
  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('custom_attributes').where('id', '=', id).execute()
  }
}
