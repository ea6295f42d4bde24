import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { TextName } from './define-text.ts'
import { findText, findTextId, texts, type TextAtUrl } from './text-rows.ts'

/** The draft of a text's content, for the editor. @throws AppError NOT_FOUND */
export async function readTextContent(executor: Executor, name: TextName) {
  const text = await findText(executor, name)
  if (!text) throw new AppError('NOT_FOUND')
  const { source, blocks } = texts[name.kind].draft
  const {
    rows: [draft],
  } = await sql<{
    blocks: unknown
  }>`SELECT ${blocks} AS blocks FROM ${source} WHERE text.id = ${name.id}`.execute(executor)
  const { id, title, url, status, draftVersion, publishedVersion, revision } = text
  return {
    id,
    title,
    url,
    status,
    draftVersion,
    publishedVersion,
    revision,
    blocks: readBlocks(draft?.blocks),
  }
}

/** The pictures that a text shows already: its own, and those of its draft and of what is published. */
export async function picturesOfText(executor: Executor, name: TextName | TextAtUrl): Promise<string[]> {
  const id = await findTextId(executor, name)
  if (id === undefined) return []
  const { picture, draft, published } = texts[name.kind]
  const { rows } = await sql<{ picture: string; blocks: unknown }>`
    ${sql.join(
      [draft, published].map(
        ({ source, blocks }) =>
          sql`SELECT ${picture.src} AS picture, ${blocks} AS blocks FROM ${source} WHERE text.id = ${id}`,
      ),
      sql` UNION ALL `,
    )}`.execute(executor)
  return rows.flatMap((row) => [row.picture, ...Object.values(picturesOfBlocks(readBlocks(row.blocks)))])
}
