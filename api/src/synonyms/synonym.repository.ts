import { Injectable } from '@nestjs/common'
import type { SynonymInput } from '@vitrine/contracts/synonyms/schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { synonymFingerprint } from './synonym-fingerprint.ts'

@Injectable()
export class SynonymRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('synonyms')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async insert(transaction: Transaction, input: SynonymInput): Promise<{ id: number; revision: number }> {
    return await transaction
      .insertInto('synonyms')
      .values(valuesOf(input))
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: SynonymInput): Promise<number> {
    const { revision } = await transaction
      .updateTable('synonyms')
      .set({ ...valuesOf(input), updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('synonyms').where('id', '=', id).execute()
  }
}

function valuesOf({ kind, terms }: SynonymInput) {
  return { kind, terms, fingerprint: synonymFingerprint({ kind, terms }) }
}
