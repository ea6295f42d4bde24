import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import { textMessages } from '@vitrine/contracts/texts/messages'
import type { Preview, PreviewedText } from '@vitrine/contracts/texts/preview'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { hashOfToken } from '@vitrine/platform/link-token'
import type { TaxonomyReader } from '../../taxonomy/taxonomy.reader.ts'

/** What a draft's page is made of. */
export interface Reading {
  database: Database
  taxonomy: TaxonomyReader
  now: Date
}

/** A draft as its page shows it, with other blocks if some are given; undefined if it is deleted. */
export type ReadDraft = (
  reading: Reading,
  id: number,
  blocks: ContentBlock[] | undefined,
) => Promise<PreviewedText | undefined>

/** Each kind's area reads its own: `api/src/app.module.ts` binds them. */
export type DraftReaders = Readonly<Record<TextKind, ReadDraft>>

/**
 * The one draft that a link shows.
 *
 * @throws AppError LINK_UNKNOWN, LINK_EXPIRED where it has ended, or what it showed is deleted
 */
export async function readPreview(
  { readers, ...reading }: Reading & { readers: DraftReaders },
  token: string,
): Promise<Preview> {
  const { database, now } = reading
  const link = await database
    .selectFrom('text_previews')
    .select(['kind', 'record_id', 'blocks', 'expires_at', 'ended_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!link) throw new AppError('LINK_UNKNOWN', { message: textMessages.previewUnknown })
  if (link.ended_at) throw new AppError('LINK_EXPIRED', { message: textMessages.previewEnded })
  if (link.expires_at <= now) throw new AppError('LINK_EXPIRED', { message: textMessages.previewExpired })
  const isScreen = link.blocks !== null
  const shown = await readers[link.kind as TextKind](
    reading,
    link.record_id,
    isScreen ? (readBlocks(link.blocks) as ContentBlock[]) : undefined,
  )
  if (!shown) throw new AppError('LINK_EXPIRED', { message: textMessages.previewDeleted })
  return { shown, expiresAt: link.expires_at.toISOString(), isScreen }
}
