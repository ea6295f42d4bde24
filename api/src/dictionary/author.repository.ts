import { Injectable } from '@nestjs/common'
import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

@Injectable()
export class AuthorRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction.selectFrom('authors').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  }

  async isUrlTaken(executor: Executor, url: string, exceptId = 0): Promise<boolean> {
    return (await executor.selectFrom('authors').select('id').where('url', '=', url).where('id', '!=', exceptId).executeTakeFirst()) !== undefined
  }

  async hasArticles(executor: Executor, id: number): Promise<boolean> {
    return (await executor.selectFrom('article_authors').select('article_id').where('author_id', '=', id).limit(1).executeTakeFirst()) !== undefined
  }

  async insert(transaction: Transaction, input: AuthorInput): Promise<{ id: number; revision: number }> {
    return await transaction.insertInto('authors').values(columnsOf(input)).returning(['id', 'revision']).executeTakeFirstOrThrow()
  }

  async update(transaction: Transaction, id: number, input: AuthorInput): Promise<number> {
    const row = await transaction
      .updateTable('authors')
      .set({ ...columnsOf(input), updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return row.revision
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('authors').where('id', '=', id).execute()
  }
}

function columnsOf(input: AuthorInput) {
  return {
    first_name: input.firstName,
    last_name: input.lastName,
    url: input.url,
    about: input.about,
    credentials: input.credentials,
    photo: input.photo,
    website: input.website,
  }
}
