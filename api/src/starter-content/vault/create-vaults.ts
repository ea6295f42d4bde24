import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { collectionStatuses } from '@vitrine/contracts/collections/collections'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import { recordInputSchema, type RecordInput } from '@vitrine/contracts/vault-records/schemas'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { Database } from '@vitrine/database/database'
import { parse } from 'yaml'
import { z } from 'zod'
import { CreateCollection } from '../../collections/create-collection.command.ts'
import { CreateAttribute } from '../../custom-attributes/create-attribute.command.ts'
import { CreateTag } from '../../tags/create-tag.command.ts'
import { CreateItem } from '../../vault-items/create-item.command.ts'
import type { StarterAccount } from '../starter-accounts.ts'
import { objectViews } from './draw-object.ts'

const photosSchema = z.object({
  shape: z.string(),
  main: z.string(),
  trim: z.string(),
  backdrop: z.string(),
  views: z.array(z.enum(objectViews)).min(1),
})

const itemSchema = z.object({
  title: z.string(),
  subtitle: z.string().default(''),
  description: z.string(),
  /** Url of the top category. */
  category: z.string(),
  purchased: z.string().optional(),
  price: z.number().optional(),
  sold: z.number().optional(),
  /** In the family. */
  years: z.int().optional(),
  significances: z.array(z.enum(itemSignificances.map(({ description }) => description))).default([]),
  insurer: z.string().optional(),
  location: z.string().optional(),
  tags: z.array(z.string()).default([]),
  collection: z.string().optional(),
  specifics: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** What it holds beside the documented fields. */
  record: z.unknown().optional(),
  photos: photosSchema,
})
type StarterVaultItem = z.infer<typeof itemSchema>

const vaultSchema = z.object({
  /** Whose. */
  email: z.string(),
  tags: z.array(z.tuple([z.string(), z.string()])).default([]),
  insurers: z.array(z.string()).default([]),
  locations: z.array(z.string()).default([]),
  collections: z
    .array(z.object({ title: z.string(), description: z.string(), status: z.enum(collectionStatuses) }))
    .default([]),
  items: z.array(itemSchema),
})
type StarterVault = z.infer<typeof vaultSchema>

/** What the starter accounts keep in their vaults. */
export async function readStarterVaults(folder: string): Promise<StarterVault[]> {
  return z.array(vaultSchema).parse(parse(await readFile(join(folder, 'vault.yaml'), 'utf8')))
}

export interface VaultsToFill {
  vaults: readonly StarterVault[]
  accounts: readonly StarterAccount[]
  /** Top categories by their urls. */
  categories: ReadonlyMap<string, number>
}

/** An item that nobody has touched, with what is drawn of it. */
export interface BareItem {
  actor: Actor
  id: number
  photos: StarterVaultItem['photos']
  record?: RecordInput
}

/** Ids by names, of what the member has. */
interface Kept {
  tags: ReadonlyMap<string, number>
  collections: ReadonlyMap<string, number>
  attributes: ReadonlyMap<string, number>
}

/**
 * Fills the vaults of the starter accounts by the commands that members use. What is there already, or was
 * deleted, stays so. Returns the items that have no photo yet, those of a run that broke off among them.
 */
export async function createVaults(
  commands: CommandBus,
  database: Database,
  { vaults, accounts, categories }: VaultsToFill,
): Promise<BareItem[]> {
  const bare: BareItem[] = []
  for (const vault of vaults) {
    const account = accounts.find(({ email }) => email === vault.email)
    const user = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', vault.email)
      .executeTakeFirst()
    if (!account || !user) continue
    const actor: Actor = { userId: user.id, roles: account.roles, subscriptionStatus: account.status }
    const rows = await database
      .selectFrom('vault_items')
      .select('title_key')
      .where('user_id', '=', user.id)
      .execute()
    const known = new Set(rows.map(({ title_key }) => title_key))
    const missing = vault.items.filter(({ title }) => !known.has(sameTextKey(title)))
    if (missing.length > 0) {
      const kept = await createWhatItemsName(commands, database, actor, vault)
      // The first of the file is the newest.
      for (const item of missing.toReversed()) {
        const isPublic = vault.collections.some(
          ({ title, status }) => title === item.collection && status === 'public',
        )
        await commands.execute(new CreateItem(actor, inputOf(item, kept, categories), false, isPublic))
      }
    }
    bare.push(...(await withoutPhotos(database, actor, vault.items)))
  }
  return bare
}

async function withoutPhotos(
  database: Database,
  actor: Actor,
  items: readonly StarterVaultItem[],
): Promise<BareItem[]> {
  const rows = await database
    .selectFrom('vault_items')
    .select(['id', 'title'])
    .where('user_id', '=', actor.userId)
    .where('revision', '=', 1)
    .where('images_count', '=', 0)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.flatMap(({ id, title }) =>
    items
      .filter((item) => item.title === title)
      .map(({ photos, record }) => ({
        actor,
        id,
        photos,
        ...(record !== undefined && { record: recordInputSchema.parse(record) }),
      })),
  )
}

async function createWhatItemsName(
  commands: CommandBus,
  database: Database,
  actor: Actor,
  { tags, collections, insurers, locations }: StarterVault,
): Promise<Kept> {
  const before = await readKept(database, actor.userId)
  for (const [title, color] of tags)
    if (!before.tags.has(title)) await commands.execute(new CreateTag(actor, { title, color }))
  for (const collection of collections)
    if (!before.collections.has(collection.title))
      await commands.execute(new CreateCollection(actor, collection, false))
  const named: readonly [AttributeType, readonly string[]][] = [
    ['INSURANCE', insurers],
    ['STORAGE_LOCATION', locations],
  ]
  for (const [type, names] of named)
    for (const displayName of names)
      if (!before.attributes.has(displayName))
        await commands.execute(new CreateAttribute(actor, { type, displayName }))
  return await readKept(database, actor.userId)
}

async function readKept(database: Database, userId: number): Promise<Kept> {
  const [tags, collections, attributes] = await Promise.all([
    database.selectFrom('tags').select(['id', 'title']).where('user_id', '=', userId).execute(),
    database.selectFrom('collections').select(['id', 'title']).where('user_id', '=', userId).execute(),
    database
      .selectFrom('custom_attributes')
      .select(['id', 'display_name as title'])
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .execute(),
  ])
  const byTitle = (rows: readonly { id: number; title: string }[]) =>
    new Map(rows.map(({ id, title }) => [title, id]))
  return { tags: byTitle(tags), collections: byTitle(collections), attributes: byTitle(attributes) }
}

function inputOf(
  item: StarterVaultItem,
  { tags, collections, attributes }: Kept,
  categories: ReadonlyMap<string, number>,
) {
  const named = (ids: ReadonlyMap<string, number>, name: string | undefined) =>
    name === undefined ? null : { id: ids.get(name) ?? -1 }
  const collection = named(collections, item.collection)
  return vaultItemInputSchema.parse({
    title: item.title,
    subtitle: item.subtitle,
    description: item.description,
    categoryId: categories.get(item.category),
    purchaseDate: item.purchased ?? null,
    purchasePrice: item.price ?? null,
    soldPrice: item.sold ?? null,
    numberOfYearsInFamily: item.years ?? null,
    itemSignificances: itemSignificances
      .filter(({ description }) => item.significances.includes(description))
      .map(({ id }) => ({ id })),
    insurance: named(attributes, item.insurer),
    storageLocation: named(attributes, item.location),
    tags: item.tags.map((tag) => named(tags, tag)),
    itemCollections: collection ? [collection] : [],
    itemSpecifics: item.specifics.map(([displayName, value]) => ({ displayName, value })),
  })
}
