import { Injectable } from '@nestjs/common'
import type { OwnFieldDefinition } from '@vitrine/contracts/own-fields/own-fields'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { Executor, Transaction } from '@vitrine/database/database'
import { uniqueNameKeys } from '@vitrine/domain/vault/text-keys'
import { sql } from 'kysely'

export interface DefinedField extends OwnFieldDefinition {
  categoryId: number | null
}

@Injectable()
export class OwnFieldsRepository {
  async list(executor: Executor, userId: number): Promise<OwnField[]> {
    return await executor
      .selectFrom('own_fields')
      .select(['id', 'name', 'type', 'unit', 'choices', 'category_id as categoryId'])
      .where('user_id', '=', userId)
      .orderBy('place')
      .orderBy('id')
      .execute()
  }

  /** Serializes adding and ordering the fields of a member. */
  async lockAll(transaction: Transaction, userId: number): Promise<OwnField[]> {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    return await this.list(transaction, userId)
  }

  async lock(
    transaction: Transaction,
    userId: number,
    id: number,
  ): Promise<{ id: number; name: string } | undefined> {
    return await transaction
      .selectFrom('own_fields')
      .select(['id', 'name'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
  }

  /** Behind those that are there. Returns their ids. */
  async insert(transaction: Transaction, userId: number, fields: readonly DefinedField[]): Promise<number[]> {
    if (fields.length === 0) return []
    const { place } = await transaction
      .selectFrom('own_fields')
      .select(sql<number>`coalesce(max(place), 0)`.as('place'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const rows = await transaction
      .insertInto('own_fields')
      .values(
        fields.map((field, at) => ({
          ...columnsOf(field),
          ...uniqueNameKeys(field.name),
          user_id: userId,
          place: place + 1 + at,
        })),
      )
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  async update(
    transaction: Transaction,
    { id, name }: { id: number; name: string },
    field: DefinedField,
  ): Promise<void> {
    // Of the same name the key stays: that of an older row may carry its id.
    const keys = sameTextKey(name) === sameTextKey(field.name) ? {} : uniqueNameKeys(field.name)
    await transaction
      .updateTable('own_fields')
      .set({ ...columnsOf(field), ...keys })
      .where('id', '=', id)
      .execute()
  }

  /** Fields that are not named keep their order, behind the named ones. */
  async order(transaction: Transaction, userId: number, ids: readonly number[]): Promise<void> {
    await sql`
      UPDATE own_fields SET place = ordered.place FROM (
        SELECT field.id, row_number() OVER (ORDER BY named.at NULLS LAST, field.place, field.id) AS place
        FROM own_fields field LEFT JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS named (id, at) ON named.id = field.id
        WHERE field.user_id = ${userId}
      ) ordered WHERE own_fields.id = ordered.id AND own_fields.place <> ordered.place
    `.execute(transaction)
  }

  async remove(transaction: Transaction, userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('own_fields')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}

function columnsOf({ name, type, unit, choices, categoryId }: DefinedField) {
  return { name, type, unit, choices: JSON.stringify(choices), category_id: categoryId }
}
