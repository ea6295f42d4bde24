import { Injectable } from '@nestjs/common'
import type { ForbiddenWordInput } from '@vitrine/contracts/forbidden-words/schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { wordKey } from './forbidden-words.ts'

@Injectable()
export class ForbiddenWordRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('forbidden_words')
      .select(['id', 'word', 'is_allowed as isAllowed', 'revision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async insert(
    transaction: Transaction,
    input: ForbiddenWordInput,
  ): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('forbidden_words')
      .values(valuesOf(input))
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: ForbiddenWordInput): Promise<number> {
    const { revision } = await transaction
      .updateTable('forbidden_words')
      .set({ ...valuesOf(input), updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('forbidden_words').where('id', '=', id).execute()
  }
}

function valuesOf({ word, isAllowed }: ForbiddenWordInput) {
  return { word, word_key: wordKey(word), is_allowed: isAllowed }
}
