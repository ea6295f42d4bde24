import type { Client } from '@vitrine/contracts/client'
import type { CollectionInput } from '@vitrine/contracts/collections/collection-input'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import { normalizeLine, normalizeLines } from '@vitrine/contracts/vault-items/plain-text'

export const createCollection = async (call: Client, body: CollectionInput) =>
  (await call(endpoints.createCollection, { query: {}, body })).response

/** The collection that a create has stored whose response was lost, as long as nobody has changed it since. */
export async function findCreatedCollection(
  call: Client,
  { title, description, status }: CollectionInput,
): Promise<{ id: number } | null> {
  const { items } = await call(endpoints.listCollections, {
    query: { 'f.title': title, s: 'createdDate:desc' },
  })
  const found = items.find(
    (collection) =>
      collection.revision === 1 &&
      collection.title === normalizeLine(title) &&
      collection.description === normalizeLines(description) &&
      collection.status === status,
  )
  return found ? { id: found.id } : null
}

/**
 * The whole record, as long as nobody has changed it since this revision was read; `picture: null` takes the
 * picture out.
 */
export const updateCollection = async (
  call: Client,
  { id, revision }: { id: number; revision: number },
  body: CollectionInput & { picture?: null },
) => (await call(endpoints.updateCollection, { params: { id }, query: {}, body }, { revision })).response

/** Every check of a save; nothing is stored. */
export async function checkCollection(call: Client, id: number | null, body: CollectionInput): Promise<void> {
  const query = { validationOnly: 'true' } as const
  if (id === null) await call(endpoints.createCollection, { query, body })
  else await call(endpoints.updateCollection, { params: { id }, query, body })
}
