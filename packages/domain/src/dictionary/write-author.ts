import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

export async function insertAuthor(
  transaction: Transaction,
  input: AuthorInput,
): Promise<{ id: number; revision: number }> {
  return await transaction
    .insertInto('authors')
    .values(columnsOf(input))
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
}

export async function updateAuthor(
  transaction: Transaction,
  id: number,
  input: AuthorInput,
): Promise<number> {
  return await changeAuthor(transaction, id, columnsOf(input))
}

export async function renameAuthor(transaction: Transaction, id: number, lastName: string): Promise<number> {
  return await changeAuthor(transaction, id, { last_name: lastName })
}

async function changeAuthor(
  transaction: Transaction,
  id: number,
  values: Partial<ReturnType<typeof columnsOf>>,
): Promise<number> {
  const { revision } = await transaction
    .updateTable('authors')
    .set({ ...values, updated_at: sql`now()`, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
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
