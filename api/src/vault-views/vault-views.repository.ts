import { Injectable } from '@nestjs/common'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import type { ChangedView, CreatedView, VaultView } from '@vitrine/contracts/vault-views/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { uniqueNameKeys } from '@vitrine/domain/vault/text-keys'

@Injectable()
export class VaultViewsRepository {
  async list(executor: Executor, userId: number): Promise<VaultView[]> {
    const rows = await executor
      .selectFrom('vault_views')
      .select(['id', 'name', 'parameters'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    return sortedByTitle(rows, ({ name }) => name)
  }

  /** Lets one after the other save views of a member, so that their number has its limit. Returns it. */
  async lockAll(transaction: Transaction, userId: number): Promise<number> {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const { views } = await transaction
      .selectFrom('vault_views')
      .select(({ fn }) => fn.countAll<number>().as('views'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(views)
  }

  async insert(transaction: Transaction, userId: number, view: CreatedView, now: Date): Promise<number> {
    const { id } = await transaction
      .insertInto('vault_views')
      .values({
        user_id: userId,
        name: view.name,
        ...uniqueNameKeys(view.name),
        parameters: JSON.stringify(view.parameters),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Returns whether the member has it. */
  async update(
    transaction: Transaction,
    userId: number,
    id: number,
    { name, parameters }: ChangedView,
  ): Promise<boolean> {
    if (name === undefined && !parameters) return await this.isThere(transaction, userId, id)
    const changed = await transaction
      .updateTable('vault_views')
      .set({
        ...(name !== undefined && { name, ...uniqueNameKeys(name) }),
        ...(parameters && { parameters: JSON.stringify(parameters) }),
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  }

  private async isThere(transaction: Transaction, userId: number, id: number): Promise<boolean> {
    const found = await transaction
      .selectFrom('vault_views')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return found !== undefined
  }

  /** Returns whether the member had it. */
  async remove(transaction: Transaction, userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('vault_views')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
