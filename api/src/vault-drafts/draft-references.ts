import type { FieldError } from '@vitrine/contracts/errors'
import type { DraftDetails } from '@vitrine/contracts/vault-drafts/schemas'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface Named {
  tags: { id: number; title: string; color: string }[]
  collections: { id: number; title: string }[]
  entries: { id: number; type: 'INSURANCE' | 'STORAGE_LOCATION'; displayName: string }[]
}

/** Ids of what drafts refer to beside their categories. */
function idsIn(details: readonly DraftDetails[]) {
  const ids = (entries: readonly { id: number }[] | null | undefined) => (entries ?? []).map(({ id }) => id)
  return {
    tags: details.flatMap((each) => ids(each.tags)),
    collections: details.flatMap((each) => ids(each.itemCollections)),
    entries: details.flatMap((each) =>
      entryFields.flatMap(({ name }) => (each[name] ? [each[name].id] : [])),
    ),
  }
}

/** What drafts of one member refer to, as far as it is there and theirs. */
export async function namedIn(
  executor: Executor,
  userId: number,
  details: readonly DraftDetails[],
): Promise<Named> {
  const ids = idsIn(details)
  const { rows } = await sql<Named>`
    SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'title', title, 'color', color)) FROM tags WHERE user_id = ${userId} AND id = ANY(${ids.tags}::bigint[])), '[]') AS tags,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'title', title)) FROM collections WHERE user_id = ${userId} AND id = ANY(${ids.collections}::bigint[])), '[]') AS collections,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'type', type, 'displayName', display_name)) FROM custom_attributes WHERE (user_id = ${userId} OR user_id IS NULL) AND id = ANY(${ids.entries}::bigint[])), '[]') AS entries
  `.execute(executor)
  return rows[0] ?? { tags: [], collections: [], entries: [] }
}

const unknownEntry = { INSURANCE: messages.unknownInsurance, STORAGE_LOCATION: messages.unknownStorage }

/** What a draft names that is nobody's, or another member's. */
export async function unknownReferences(
  executor: Executor,
  userId: number,
  details: DraftDetails,
): Promise<FieldError[]> {
  const ids = idsIn([details])
  if (ids.tags.length + ids.collections.length + ids.entries.length === 0) return []
  const named = await namedIn(executor, userId, [details])
  const has = (known: readonly { id: number }[], id: number) => known.some((each) => each.id === id)
  const refused = (field: string, errorMessage: string): FieldError => ({
    field,
    errorCode: 'notFound',
    errorMessage,
  })
  return [
    ...(ids.tags.every((id) => has(named.tags, id)) ? [] : [refused('tags', messages.unknownTag)]),
    ...(ids.collections.every((id) => has(named.collections, id))
      ? []
      : [refused('itemCollections', messages.unknownCollection)]),
    ...entryFields.flatMap(({ name, type }) => {
      const id = details[name]?.id
      const isKnown = id === undefined || named.entries.some((each) => each.id === id && each.type === type)
      return isKnown ? [] : [refused(name, unknownEntry[type])]
    }),
  ]
}
