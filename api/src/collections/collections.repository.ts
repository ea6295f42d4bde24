import { Injectable } from '@nestjs/common'
import type { CollectionInput } from '@vitrine/contracts/collections/schemas'
import { titleSortKey } from '@vitrine/contracts/text'
import type { Transaction } from '@vitrine/database/database'
import { foldedText } from '@vitrine/domain/vault/text-keys'

@Injectable()
export class CollectionsRepository {
  /** Capitals and accents do not matter. */
  async isTitleTaken(transaction: Transaction, userId: number, title: string): Promise<boolean> {
    const taken = await transaction.selectFrom('collections').select('id').where('user_id', '=', userId).where('title_key', '=', foldedText(title)).executeTakeFirst()
    return taken !== undefined
  }

  async insert(transaction: Transaction, userId: number, { title, description, status }: CollectionInput, createdAt: Date): Promise<number> {
    const folded = foldedText(title)
    const { id } = await transaction
      .insertInto('collections')
      .values({
        user_id: userId, title, title_key: folded, title_folded: folded, sort_key: titleSortKey(title), description, status,
        was_public: status === 'public', created_at: createdAt, updated_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}
