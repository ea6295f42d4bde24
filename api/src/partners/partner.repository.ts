import { Injectable } from '@nestjs/common'
import type { PartnerInput } from '@vitrine/contracts/partners/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

@Injectable()
export class PartnerRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('data_partners')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  /** Everybody's place, in order; nobody else adds, moves or removes a partner until the transaction ends. */
  async lockPlaces(transaction: Transaction): Promise<{ id: number; place: number }[]> {
    await sql`LOCK TABLE data_partners IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
    return await transaction
      .selectFrom('data_partners')
      .select(['id', 'place'])
      .orderBy('place')
      .orderBy('id')
      .execute()
  }

  async picturesOf(executor: Executor, id: number): Promise<string[]> {
    return (
      await executor.selectFrom('data_partners').select('graphic_url').where('id', '=', id).execute()
    ).map(({ graphic_url: url }) => url)
  }

  async isSourceUrlTaken(executor: Executor, sourceUrl: string, exceptId = 0): Promise<boolean> {
    return (
      (await executor
        .selectFrom('data_partners')
        .select('id')
        .where('source_url', '=', sourceUrl)
        .where('id', '!=', exceptId)
        .executeTakeFirst()) !== undefined
    )
  }

  async insert(
    transaction: Transaction,
    input: PartnerInput,
    place: number,
  ): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('data_partners')
      .values({ ...columnValuesOf(input), place })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: PartnerInput): Promise<number> {
    const { revision } = await transaction
      .updateTable('data_partners')
      .set({ ...columnValuesOf(input), updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  /** The order is nobody's own: a form that is open meanwhile keeps its revision. */
  async putInPlace(transaction: Transaction, id: number, place: number): Promise<void> {
    await transaction.updateTable('data_partners').set({ place }).where('id', '=', id).execute()
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('data_partners').where('id', '=', id).execute()
  }
}
