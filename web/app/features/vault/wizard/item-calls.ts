import type { QueryClient } from '@tanstack/react-query'
import { CallFailed, createClient, fillPath, type Client } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { createAttribute, listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { editImages, editVideos } from '@vitrine/contracts/vault-media/endpoints'
import { createItem, listItems, releaseSpecifics, updateItem } from '@vitrine/contracts/vault-items/endpoints'
import { makeItem } from '@vitrine/contracts/vault-drafts/endpoints'
import { checkNewRecord, updateRecord } from '@vitrine/contracts/vault-records/endpoints'
import { normalizeLine, normalizeLines } from '@vitrine/contracts/vault-items/plain-text'
import { editedImagesSchema, editedVideosSchema } from '@vitrine/contracts/vault-media/schemas'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { EndpointPath } from '@vitrine/contracts/endpoint'
import { browserCall, browserTransport } from '../../../shared/api/browser-queries.ts'
import { assertAccepted, sendFile, type SentFile } from '../../../shared/api/send-file.ts'
import type { PhotoEntry } from '../photos/send-photos.ts'
import { releasedSpecifics, vaultItem } from '../queries/items.ts'
import { createOrFind } from '../shared/lost-creates.ts'
import type { RecordBody } from '../record/record-draft.ts'
import type { ItemInput } from './item-draft.ts'

/** The item as the last call left it; each next one names its revision. */
export interface StoredItem {
  /** Null until it has been created. */
  id: number | null
  revision: number | undefined
}

type Progress = (sent: number, total: number) => void

interface Telling {
  onProgress: Progress
  /** The server is busy: what is sent is sent again by itself. */
  onWaiting: () => void
}

/** Every check of a save; nothing is stored. */
export async function checkItem(id: number | null, body: ItemInput): Promise<void> {
  const query = { validationOnly: 'true' } as const
  if (id === null) await browserCall(createItem, { query, body })
  else await browserCall(updateItem, { params: { id }, query, body })
}

/** Creates the item, or updates the one that is stored. */
export async function storeItem(
  { id, revision }: StoredItem,
  body: ItemInput,
): Promise<StoredItem & { id: number }> {
  let next: number | undefined
  const call = tellingRevision((told) => (next = told))
  const { response } =
    id === null
      ? await call(createItem, { query: {}, body })
      : await call(
          updateItem,
          { params: { id }, query: {}, body },
          revision === undefined ? {} : { revision },
        )
  return { id: response.id, revision: next }
}

/** Creates the item in the place of a draft, with its photos and its record. */
export async function storeDraftItem(draftId: number, item: ItemInput, record: RecordBody) {
  let next: number | undefined
  const call = tellingRevision((told) => (next = told))
  try {
    const { response } = await call(makeItem, {
      params: { id: draftId },
      body: { item, ...(Object.keys(record).length > 0 && { record }) },
    })
    return { id: response.id, revision: next, images: response.images }
  } catch (error) {
    throw ofItsFields(error)
  }
}

/** A refusal of a part of the body as one of the fields of that part. */
function ofItsFields(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.fieldErrors.length === 0) return error
  const errors = error.fieldErrors.map((refused) => ({
    ...refused,
    field: refused.field.replace(/^(item|record)\./, ''),
  }))
  const body = typeof error.body === 'object' && error.body !== null ? error.body : {}
  return new CallFailed(error.status, { ...body, errors })
}

/** Every check of a record's save; nothing is stored. */
export async function checkRecord(id: number, body: RecordBody): Promise<void> {
  await browserCall(updateRecord, { params: { id }, query: { validationOnly: 'true' }, body })
}

/** The same for the record of an item that is not stored yet. */
export async function checkNewItemsRecord(record: RecordBody): Promise<void> {
  const { parts: _, photoRoles: __, ...body } = record
  await browserCall(checkNewRecord, { body })
}

/** Changes the record of an item. @returns the item's new revision */
export async function storeRecord(
  { id, revision }: StoredItem & { id: number },
  body: RecordBody,
): Promise<number | undefined> {
  let next: number | undefined
  const call = tellingRevision((told) => (next = told))
  await call(updateRecord, { params: { id }, query: {}, body }, revision === undefined ? {} : { revision })
  return next
}

/**
 * The item that a create has stored whose response was lost: the member's one with these texts that nobody
 * has changed since. Null where there is none.
 */
export async function findCreated(
  { title, description, categoryId }: ItemInput,
  isOfDraft = false,
): Promise<(StoredItem & Pick<VaultItem, 'id' | 'images'>) | null> {
  const { items } = await browserCall(listItems, {
    query: { 'f.title': title, s: 'createdDate:desc' },
  })
  const found = items.find(
    (item) =>
      // A draft's item is created with its record.
      (item.revision === 1 || isOfDraft) &&
      item.title === normalizeLine(title) &&
      item.description === normalizeLines(description) &&
      item.categoryId === categoryId,
  )
  return found ? { id: found.id, revision: found.revision, images: found.images } : null
}

export interface ItemToEdit {
  item: VaultItem
  /** Ids of its specifics that everybody may see. */
  releasedIds: readonly number[]
}

/** The item as it is stored now; null where there is none with this id. */
export async function readToEdit(queries: QueryClient, id: number): Promise<ItemToEdit | null> {
  const item = await queries.fetchQuery({ ...vaultItem(browserCall, id), staleTime: 0 })
  if (!item || item.itemSpecifics.length === 0) return item && { item, releasedIds: [] }
  const released = await queries.fetchQuery({ ...releasedSpecifics(browserCall, id), staleTime: 0 })
  return { item, releasedIds: released?.ids ?? [] }
}

/** Shows these specifics to everybody and no others. */
export async function storeReleased(
  { id, revision }: StoredItem & { id: number },
  ids: number[],
): Promise<number | undefined> {
  let next: number | undefined
  await tellingRevision((told) => (next = told))(
    releaseSpecifics,
    { params: { id }, body: { ids } },
    revision === undefined ? {} : { revision },
  )
  return next
}

/** A new insurer or storage location. */
export async function createEntry(
  type: AttributeType,
  name: string,
): Promise<{ id: number; displayName: string }> {
  const displayName = normalizeLine(name)
  return await createOrFind(type, displayName, {
    create: async () => (await browserCall(createAttribute, { body: { type, displayName: name } })).response,
    find: async () => {
      const { items } = await browserCall(listAttributes, {
        query: { 'f.type': type, 'f.isDefault': 'false', 'f.displayName': displayName },
      })
      return items.find((entry) => entry.displayName === displayName) ?? null
    },
  })
}

/** The item's complete set of photos, in their order. */
export async function storePhotos(item: StoredItem & { id: number }, images: PhotoEntry[], telling: Telling) {
  const sent = await send(
    editImages,
    item,
    new Blob([JSON.stringify({ images })], { type: 'application/json' }),
    telling,
  )
  return {
    images: editedImagesSchema.parse(JSON.parse(sent.body)).response.images,
    revision: revisionOf(sent.etag),
  }
}

/** The item's video with its picture; null deletes it. */
export async function storeVideo(
  item: StoredItem & { id: number },
  userId: number,
  video: { file: Blob; thumbnail: Blob | null } | null,
  telling: Telling,
) {
  const form = new FormData()
  form.append('videos', video?.file ?? '')
  if (video?.thumbnail) form.append('thumbnail', video.thumbnail, 'thumbnail.jpg')
  const sent = await send(editVideos, item, form, telling, { 'X-User-Id': String(userId) })
  return {
    videos: editedVideosSchema.parse(JSON.parse(sent.body)).response.videos,
    revision: revisionOf(sent.etag),
  }
}

/** By XMLHttpRequest: `fetch` does not tell how much has left. */
async function send(
  { path }: EndpointPath,
  { id, revision }: StoredItem & { id: number },
  body: Blob | FormData,
  telling: Telling,
  headers: Record<string, string> = {},
): Promise<SentFile> {
  const target = fillPath(path, { params: { id } })
  const sent = await sendFile(target, body, {
    signal: new AbortController().signal,
    ...telling,
    headers: { ...headers, ...(revision !== undefined && { 'If-Match': `"${revision}"` }) },
  })
  await assertAccepted(sent, target)
  return sent
}

function tellingRevision(tell: (revision: number | undefined) => void): Client {
  return createClient(async (path, init) => {
    const response = await browserTransport(path, init)
    tell(revisionOf(response.headers.get('etag')))
    return response
  })
}

/** The revision that a write responds with, from its `ETag: "7"`; undefined where there is none. */
function revisionOf(etag: string | null): number | undefined {
  const [, revision] = /^"(\d+)"$/.exec(etag ?? '') ?? []
  return revision === undefined ? undefined : Number(revision)
}
