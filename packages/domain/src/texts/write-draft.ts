import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { changeText } from './change-text.ts'
import type { TextName } from './text-tables.ts'

interface Draft {
  version: number
  blocks: readonly ContentBlock[]
  by: number
}

/**
 * A draft in place of the one that a text has. Nothing changes for readers. Whoever calls this holds the
 * text's row. Returns its revision.
 */
export async function writeDraft(
  transaction: Transaction,
  { kind, id }: TextName,
  { version, blocks, by }: Draft,
): Promise<number> {
  const written = JSON.stringify(blocks)
  if (kind !== 'dictionary-article')
    return await changeText(
      transaction,
      { kind, id },
      sql`draft = ${written}::jsonb, draft_version = ${version}`,
    )
  await transaction
    .insertInto('article_versions')
    .values({ article_id: id, version, blocks: written, created_by: by })
    .execute()
  return await changeText(transaction, { kind, id }, sql`draft_version = ${version}, updated_at = now()`)
}
