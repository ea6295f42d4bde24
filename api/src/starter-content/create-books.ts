import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { bookInputSchema } from '@vitrine/contracts/library/managed-schemas'
import type { Database } from '@vitrine/database/database'
import { books as record } from '../library/books.record.ts'
import { CreateRecord } from '../records/create-record.command.ts'
import type { StarterBook } from './read-starter-content.ts'

/** Where the records of the first run come from. */
export const STARTER_LIBRARY = 'Starter library'

interface StarterBooks {
  books: readonly StarterBook[]
  /** By their urls. */
  categories: ReadonlyMap<string, number>
}

/** The books of the starter content that are not there yet. */
export async function createBooks(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  { books, categories }: StarterBooks,
): Promise<void> {
  const rows = await database
    .selectFrom('books')
    .select('external_id')
    .where('source', '=', STARTER_LIBRARY)
    .execute()
  const existing = new Set(rows.map(({ external_id }) => external_id))
  for (const { id, category, contents, ...book } of books) {
    if (existing.has(id)) continue
    const input = bookInputSchema.parse({
      ...book,
      categoryId: categories.get(category),
      contents: contents.map((entry) =>
        typeof entry === 'string' ? { title: entry } : { title: entry[0], page: entry[1] },
      ),
      source: STARTER_LIBRARY,
      externalId: id,
    })
    await commands.execute(new CreateRecord(record, actor, input))
  }
}
