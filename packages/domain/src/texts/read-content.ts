import { readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { findText, type TextName } from './text-tables.ts'
import { versionedTexts } from './versioned-texts.ts'

/** The draft of a text's content, for the editor. @throws AppError NOT_FOUND */
export async function readTextContent(executor: Executor, name: TextName) {
  const text = await findText(executor, name)
  if (!text) throw new AppError('NOT_FOUND')
  const { source, blocks } = versionedTexts[name.kind]
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
