import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { Database, Executor } from '@vitrine/database/database'
import type { VaultMedia } from '@vitrine/database/generated/schema'
import { collectionKeys, uniqueNameKeys, titleKeys } from '@vitrine/domain/vault/text-keys'
import { insertAttribute } from '@vitrine/domain/vault/write-attribute'
import type { Insertable } from 'kysely'

let made = 0

export async function aTag(
  database: Database,
  userId: number,
  { title = `Tag ${(made += 1)}`, color = '#ADB6BB', createdAt = new Date() } = {},
): Promise<number> {
  const { id } = await database
    .insertInto('tags')
    .values({ user_id: userId, title, color, ...titleKeys(title), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function anAttribute(
  database: Database,
  userId: number,
  {
    type = 'INSURANCE',
    displayName = `Insurer ${(made += 1)}`,
    parentId = null,
  }: { type?: AttributeType; displayName?: string; parentId?: number | null } = {},
): Promise<number> {
  return await database
    .transaction()
    .execute((transaction) =>
      insertAttribute(transaction, userId, { type, displayName, parentId }, new Date()),
    )
}

export async function anOwnField(
  database: Database,
  userId: number,
  name = `Field ${(made += 1)}`,
): Promise<number> {
  const { id } = await database
    .insertInto('own_fields')
    .values({ user_id: userId, name, ...uniqueNameKeys(name), type: 'text', place: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function aVaultView(
  database: Database,
  userId: number,
  name = `View ${(made += 1)}`,
): Promise<number> {
  const { id } = await database
    .insertInto('vault_views')
    .values({
      user_id: userId,
      name,
      ...uniqueNameKeys(name),
      parameters: JSON.stringify({ 'f.valued': 'no' }),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An import with one row that is ready, and one item that it created. */
export async function aVaultImport(
  database: Database,
  userId: number,
  mark = 'Row',
  itemId?: number,
): Promise<number> {
  const now = new Date()
  const sheet = {
    name: mark,
    isHidden: false,
    columns: [
      {
        index: 0,
        heading: 'Title',
        samples: [mark],
        filled: 1,
        target: 'title',
        matchedBy: 'heading',
        currency: null,
        unit: null,
        decimal: null,
        dayOrder: null,
        mayRepeat: false,
      },
    ],
    rows: 1,
    leftOut: [],
    leftOutCount: 0,
    product: null,
  }
  const { id } = await database
    .insertInto('vault_imports')
    .values({
      user_id: userId,
      file_name: mark,
      state: 'ready',
      sheets: JSON.stringify([sheet]),
      reading: JSON.stringify({
        mappings: [{ sheet: mark, column: 0, target: 'title' }],
        answers: {},
        defaults: {},
      }),
      created_at: now,
      imported_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const raw = { sheet: mark, line: 2, cells: [mark], section: null }
  const imported = itemId ?? (await aVaultItem(database, userId))
  await database
    .insertInto('vault_import_rows')
    .values({ import_id: id, place: 0, raw: JSON.stringify(raw), state: 'ready', title: mark })
    .execute()
  const { id: archiveId } = await database
    .insertInto('vault_import_archives')
    .values({
      key: `archive-${id}`,
      user_id: userId,
      import_id: id,
      file_name: mark,
      size: 1,
      reserved: 1,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('vault_import_photos')
    .values({
      import_id: id,
      place: 0,
      archive_id: archiveId,
      entry: 0,
      name: mark,
      bytes: 1,
      state: 'unmatched',
    })
    .execute()
  await database
    .insertInto('vault_import_items')
    .values({ import_id: id, item_id: imported, revision: 1 })
    .execute()
  await database
    .insertInto('vault_import_updates')
    .values({
      import_id: id,
      item_id: imported,
      revision: 1,
      before: JSON.stringify({ subtitle: mark }),
    })
    .execute()
  await database
    .insertInto('vault_import_records')
    .values({ import_id: id, kind: 'tag', record_id: itemId ?? 1 })
    .execute()
  return id
}

/** A draft with a photo and all that an item needs. */
export async function aVaultDraft(
  database: Executor,
  userId: number,
  {
    title = `Draft ${(made += 1)}`,
    details = { description: 'Some thing.', categoryId: 1 },
    record = {},
    photos = 1,
  }: { title?: string; details?: object; record?: object; photos?: number } = {},
): Promise<{ id: number; photoIds: number[] }> {
  const now = new Date()
  const { id } = await database
    .insertInto('vault_drafts')
    .values({
      user_id: userId,
      origin: 'photos',
      title,
      details: JSON.stringify(details),
      record: JSON.stringify(record),
      reasons: '[]',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photoIds: number[] = []
  for (let place = 0; place < photos; place += 1)
    photoIds.push(
      await aVaultPhoto(database, { key: `draft-${id}-${place}`, draft_id: id, user_id: userId, place }),
    )
  return { id, photoIds }
}

export async function anImportMapping(database: Database, userId: number, name = 'Mapping'): Promise<number> {
  const { id } = await database
    .insertInto('vault_import_mappings')
    .values({
      user_id: userId,
      name,
      name_key: name,
      headings_key: name,
      reading: JSON.stringify({ mappings: [], answers: {}, defaults: {} }),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function aCollection(
  database: Database,
  userId: number,
  {
    title = `Collection ${(made += 1)}`,
    description = 'Some things.',
    status = 'private',
    createdAt = new Date(),
  }: { title?: string; description?: string; status?: CollectionStatus; createdAt?: Date } = {},
): Promise<number> {
  const { id } = await database
    .insertInto('collections')
    .values({
      user_id: userId,
      title,
      description,
      ...collectionKeys({ title, description }),
      status,
      was_public: status === 'public',
      created_at: createdAt,
      updated_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface ItemRow {
  title?: string
  description?: string
  categoryId?: number | null
  collectionId?: number | null
  insuranceId?: number | null
  storageLocationId?: number | null
  tagIds?: readonly number[]
  createdAt?: Date
  deletedAt?: Date | null
}

/** An item in the vault, straight into the tables. */
export async function aVaultItem(database: Database, userId: number, row: ItemRow = {}): Promise<number> {
  const {
    title = `Vault item ${(made += 1)}`,
    description = 'Found in an attic.',
    categoryId = null,
    collectionId = null,
    insuranceId = null,
    storageLocationId = null,
    tagIds = [],
    createdAt = new Date(),
    deletedAt = null,
  } = row
  const { id } = await database
    .insertInto('vault_items')
    .values({
      user_id: userId,
      title,
      ...titleKeys(title),
      description,
      category_id: categoryId,
      collection_id: collectionId,
      is_insured: insuranceId !== null,
      insurance_id: insuranceId,
      is_stored: storageLocationId !== null,
      storage_location_id: storageLocationId,
      created_at: createdAt,
      updated_at: createdAt,
      deleted_at: deletedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (tagIds.length > 0)
    await database
      .insertInto('vault_item_tags')
      .values(tagIds.map((tagId, place) => ({ item_id: id, tag_id: tagId, place })))
      .execute()
  return id
}

/** The note of a photo; its files are not stored. Returns its id. */
export async function aVaultPhoto(
  database: Executor,
  row: Partial<Insertable<VaultMedia>> & Pick<Insertable<VaultMedia>, 'key'>,
): Promise<number> {
  const { id } = await database
    .insertInto('vault_media')
    .values({
      kind: 'image',
      place: 0,
      content_type: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      renditions: 'done',
      created_at: new Date(),
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
