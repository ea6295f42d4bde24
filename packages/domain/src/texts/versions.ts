import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { textLimits as limits } from '@vitrine/contracts/texts/messages'
import type { TextVersionKind } from '@vitrine/contracts/texts/versions'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import type { TextTransition, ChangeContext, TextName, TextRow } from './define-text.ts'
import { texts, updateText } from './text-rows.ts'

interface Version {
  kind: TextVersionKind
  madeBy: number | null
  now: Date
}

interface Autosave {
  blocks: readonly ContentBlock[]
  madeBy: number
  opening: string
  now: Date
}

/**
 * A text that was imported, or written before versions were kept, has none: what it was comes before its
 * first change. Whoever calls this holds the text's row.
 */
export async function saveFirstVersion(transaction: Transaction, { kind, id }: TextName): Promise<void> {
  const {
    versionColumn: column,
    versionDetails: details,
    draft,
    draftWriter = sql`NULL::bigint`,
  } = texts[kind]
  await sql`
    INSERT INTO kept_versions (${sql.ref(column)}, kind, draft_version, details, blocks, made_by, began_at, made_at)
    SELECT text.id, 'found', text.draft_version, ${details}, ${draft.blocks}, ${draftWriter}, text.updated_at,
      text.updated_at
    FROM ${draft.source}
    WHERE text.id = ${id} AND NOT EXISTS (SELECT 1 FROM kept_versions WHERE ${sql.ref(column)} = ${id})`.execute(
    transaction,
  )
}

/**
 * The text and its draft as they are now; of a publication, and of its end, what readers see or saw, which a
 * draft may be ahead of. Whoever calls this holds the text's row.
 */
export async function saveVersion(
  transaction: Transaction,
  { kind, id }: TextName,
  version: Version,
): Promise<void> {
  const { versionColumn: column, versionDetails: details, draft, published } = texts[kind]
  const isOfReaders = version.kind === 'published' || version.kind === 'unpublished'
  const { source, blocks } = isOfReaders ? published : draft
  const number = isOfReaders ? sql`text.published_version` : sql`text.draft_version`
  await sql`
    INSERT INTO kept_versions (${sql.ref(column)}, kind, draft_version, details, blocks, made_by, began_at, made_at)
    SELECT text.id, ${version.kind}, ${number}, ${details}, ${blocks}, ${version.madeBy}, ${version.now},
      ${version.now}
    FROM ${source} WHERE text.id = ${id}`.execute(transaction)
  await sql`
    DELETE FROM kept_versions WHERE id IN (
      SELECT id FROM kept_versions WHERE ${sql.ref(column)} = ${id} AND kind <> 'autosaved'
      ORDER BY id DESC OFFSET ${limits.versionsKept}
    )`.execute(transaction)
}

/**
 * What is being typed. An opening of the editor goes on in one version for some minutes, and then begins
 * another. Whoever calls this holds the text's row.
 *
 * @returns when it was kept
 */
export async function saveAutosave(
  transaction: Transaction,
  { kind, id }: TextName,
  { blocks, madeBy, opening, now }: Autosave,
): Promise<Date> {
  const { versionColumn: column, versionDetails: details, draft } = texts[kind]
  const last = await transaction
    .selectFrom('kept_versions')
    .select([
      'id',
      'kind',
      'began_at',
      'made_at',
      sql<boolean>`blocks = ${JSON.stringify(blocks)}::jsonb`.as('is_same'),
    ])
    .where(column, '=', id)
    .where('made_by', '=', madeBy)
    .where((is) => is.or([is('kind', '<>', 'autosaved'), is('opening', '=', opening)]))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last?.is_same) return last.made_at
  if (last?.kind === 'autosaved' && last.began_at > timeBefore(now, { minutes: limits.autosaveMinutes })) {
    await transaction
      .updateTable('kept_versions')
      .set({ blocks: JSON.stringify(blocks), made_at: now })
      .where('id', '=', last.id)
      .execute()
    return now
  }
  await sql`
    INSERT INTO kept_versions (
      ${sql.ref(column)}, kind, draft_version, details, blocks, made_by, opening, began_at, made_at
    )
    SELECT text.id, 'autosaved', text.draft_version, ${details}, ${JSON.stringify(blocks)}::jsonb, ${madeBy},
      ${opening}, ${now}, ${now}
    FROM ${draft.source} WHERE text.id = ${id}`.execute(transaction)
  return now
}

/** Saves the content as the next draft. Readers see no change, so there is no event. */
export const saveDraft =
  (blocks: readonly ContentBlock[]): TextTransition =>
  async (transaction, text, context) => {
    await saveFirstVersion(transaction, text)
    const version = await writeDraft(transaction, text, blocks, context)
    await saveVersion(transaction, text, { kind: 'saved', madeBy: context.by, now: context.now })
    return {
      events: [],
      audit: { action: `${text.kind}.content-saved`, details: { url: text.url, version } },
    }
  }

/**
 * Saves the content of a version as the next draft. Its details stay in the version: readers would see them
 * change at once.
 *
 * @throws AppError NOT_FOUND
 */
export const restoreVersion =
  (from: number): TextTransition =>
  async (transaction, text, context) => {
    const blocks = await blocksOf(transaction, text, from)
    await saveFirstVersion(transaction, text)
    const version = await writeDraft(transaction, text, blocks, context)
    await saveVersion(transaction, text, { kind: 'restored', madeBy: context.by, now: context.now })
    return { events: [], audit: { action: `${text.kind}.version-restored`, details: { version, from } } }
  }

async function writeDraft(
  transaction: Transaction,
  text: TextRow,
  blocks: readonly ContentBlock[],
  { by }: ChangeContext,
): Promise<number> {
  const version = text.draftVersion + 1
  const columns = (await texts[text.kind].writeDraft?.(transaction, text.id, { version, blocks, by })) ?? {
    draft: JSON.stringify(blocks),
  }
  await updateText(transaction, text, { ...columns, draft_version: version })
  return version
}

async function blocksOf(
  transaction: Transaction,
  { kind, id }: TextName,
  version: number,
): Promise<ContentBlock[]> {
  const row = await transaction
    .selectFrom('kept_versions')
    .select('blocks')
    .where('id', '=', version)
    .where(texts[kind].versionColumn, '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return readBlocks(row.blocks)
}
