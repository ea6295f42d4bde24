import { Injectable } from '@nestjs/common'
import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { insertAuthor, updateAuthor } from '@vitrine/domain/dictionary/write-author'
import { sql } from 'kysely'

@Injectable()
export class AuthorRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('authors')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async picturesOf(executor: Executor, id: number): Promise<(string | null)[]> {
    return (await executor.selectFrom('authors').select('photo').where('id', '=', id).execute()).map(
      ({ photo }) => photo,
    )
  }

  async isUrlTaken(executor: Executor, url: string, exceptId = 0): Promise<boolean> {
    return (
      (await executor
        .selectFrom('authors')
        .select('id')
        .where('url', '=', url)
        .where('id', '!=', exceptId)
        .executeTakeFirst()) !== undefined
    )
  }

  /** Of the dictionary or of the Blog. */
  async hasArticles(executor: Executor, id: number): Promise<boolean> {
    const { rows } = await sql<{ has: boolean }>`
      SELECT EXISTS (SELECT FROM article_authors WHERE author_id = ${id}) OR EXISTS (SELECT FROM blog_articles WHERE author_id = ${id}) AS has
    `.execute(executor)
    return rows[0]?.has ?? false
  }

  async insert(transaction: Transaction, input: AuthorInput): Promise<{ id: number; revision: number }> {
    return await insertAuthor(transaction, input)
  }

  async update(transaction: Transaction, id: number, input: AuthorInput): Promise<number> {
    return await updateAuthor(transaction, id, input)
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('authors').where('id', '=', id).execute()
  }
}
