import { neededFields, type DraftOrigin } from '@vitrine/contracts/vault-drafts/drafts'
import type {
  DraftDetails,
  DraftQuery,
  DraftReason,
  DraftRecord,
  VaultDraft,
  VaultDraftDetail,
  VaultDraftList,
} from '@vitrine/contracts/vault-drafts/schemas'
import { convertFields, entryFields, itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import type { Executor } from '@vitrine/database/database'
import { specificName } from '@vitrine/domain/vault/item-values'
import { emptyRecord, recordAfter } from '@vitrine/domain/vault/record-rules'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { shownImage, type StoredMedia } from '../../vault-media/queries/item-media.ts'
import { namedIn, type Named } from '../draft-references.ts'

interface Row {
  id: number
  revision: number
  origin: DraftOrigin
  createdAt: Date
  title: string
  details: DraftDetails
  record: DraftRecord
  reasons: DraftReason[]
  photos: Pick<StoredMedia, 'id' | 'key' | 'altText' | 'renditions'>[]
}

/** Whether a draft has all that every item has, and nothing stands against it. */
const isComplete = sql<boolean>`(title <> '' AND coalesce(details->>'description', '') <> '' AND coalesce(details->>'categoryId', '0') <> '0' AND reasons = '[]')`

/** One page of a member's drafts: those that were created last first, in the order in which they came. */
export async function listDrafts(
  executor: Executor,
  userId: number,
  { offset, limit }: DraftQuery,
): Promise<VaultDraftList> {
  const counted = await executor
    .selectFrom('vault_drafts')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<
        number[]
      >`coalesce(array_agg(id ORDER BY created_at DESC, id) FILTER (WHERE ${isComplete}), '{}')`.as(
        'completeIds',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await load(
    executor,
    sql`user_id = ${userId} ORDER BY created_at DESC, id OFFSET ${offset} LIMIT ${limit}`,
  )
  return {
    items: await shown(executor, userId, rows),
    completeIds: counted.completeIds.map(Number),
    meta: { total: Number(counted.total), currentLimit: limit, currentOffset: offset },
  }
}

/** @throws AppError NOT_FOUND */
export async function readDraft(executor: Executor, userId: number, id: number): Promise<VaultDraftDetail> {
  const [row] = await load(executor, sql`user_id = ${userId} AND id = ${id}`)
  const [draft] = row ? await shown(executor, userId, [row]) : []
  if (!row || !draft) throw new AppError('NOT_FOUND')
  return { ...draft, record: recordOf(row) }
}

function recordOf({ record, revision }: Row): VaultRecord {
  return { ...recordAfter(emptyRecord, record), revision }
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT draft.id, draft.revision, draft.origin, draft.created_at AS "createdAt", draft.title, draft.details, draft.record, draft.reasons,
      coalesce((
        SELECT json_agg(json_build_object('id', media.id, 'key', media.key, 'altText', media.alt_text, 'renditions', media.renditions) ORDER BY media.place, media.id)
        FROM vault_media media WHERE media.draft_id = draft.id AND media.removed_at IS NULL
      ), '[]') AS photos
    FROM vault_drafts draft WHERE ${which}
  `.execute(executor)
  return rows
}

async function shown(executor: Executor, userId: number, rows: readonly Row[]): Promise<VaultDraft[]> {
  if (rows.length === 0) return []
  const named = await namedIn(
    executor,
    userId,
    rows.map(({ details }) => details),
  )
  return rows.map((row) => shownDraft(row, named))
}

function shownDraft({ id, revision, origin, createdAt, title, details, reasons, photos }: Row, named: Named) {
  const has: Record<string, unknown> = { ...details, title }
  return {
    id,
    revision,
    origin,
    createdDate: createdAt.toISOString(),
    item: {
      title,
      description: details.description ?? '',
      categoryId: details.categoryId ?? 0,
      itemCollections: pick(named.collections, details.itemCollections).slice(0, 1),
      tags: pick(named.tags, details.tags),
      ...convertFields(withEntryNames(details, named), {
        line: (text: string | null | undefined) => text ?? '',
        date: (day: string | null | undefined) => day ?? null,
        price: (price: number | null | undefined) => price ?? null,
        years: (years: number | null | undefined) => years ?? null,
        significances: (given: readonly { id: number }[] | null | undefined) =>
          itemSignificances.flatMap(({ id: known, description }) =>
            given?.some((each) => each.id === known) ? [{ id: known, description }] : [],
          ),
        answer: (answer: boolean | null | undefined) => answer ?? false,
        entry: (entry: { id: number; displayName: string } | null) => entry,
        custom: () => '',
      }),
      itemSpecifics: (details.itemSpecifics ?? []).map(({ displayName, value }, at) => ({
        // They have no ids before there is an item.
        id: -1 - at,
        name: specificName(displayName),
        displayName,
        value,
      })),
      images: photos.map(shownImage),
    },
    missing: neededFields.flatMap(({ name }) => (has[name] ? [] : [name])),
    reasons,
  }
}

function pick<Record extends { id: number }>(
  known: readonly Record[],
  ids: readonly { id: number }[] | null | undefined,
): Record[] {
  return (ids ?? []).flatMap(({ id }) => known.filter((each) => each.id === id))
}

type EntryNames = {
  [Name in (typeof entryFields)[number]['name']]: { id: number; displayName: string } | null
}

type Details = { [Key in Exclude<keyof Required<DraftDetails>, keyof EntryNames>]: DraftDetails[Key] }

function withEntryNames(details: DraftDetails, { entries }: Named): Details & EntryNames {
  const nameOf = (id: number | undefined, type: string) => {
    const found = entries.find((entry) => entry.id === id && entry.type === type)
    return found ? { id: found.id, displayName: found.displayName } : null
  }
  const names = entryFields.map(({ name, type }) => [name, nameOf(details[name]?.id, type)] as const)
  return { ...(details as Details), ...(Object.fromEntries(names) as EntryNames) }
}
