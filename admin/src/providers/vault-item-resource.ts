import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { itemSpecificSchema, managedVaultItemSchema } from '@vitrine/contracts/vault-items/schemas'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import { ConsoleCallFailed, messageOf } from './console-client.ts'
import { documentedResource } from './documented-resource.ts'
import { arePhotosChanged, photoEntrySchema } from './photo-entries.ts'
import { SavedInPart } from './saved-in-part.ts'
import type { vaultItemCalls } from './vault-items.ts'

export const VAULT_ITEMS = 'manageVault'

const filterSchema = z
  .object({
    title: z.string(),
    email: z.string(),
    categoryId: z.unknown(),
    id: z.unknown(),
    deleted: z.boolean(),
  })
  .partial()
const storedPhotosSchema = managedVaultItemSchema.pick({ images: true })
const foundBySchema = z.object({ id: z.int(), revision: z.int().optional() })

/** The item as the form has it: it holds what the api gave, and rows that are new. */
const typedSchema = managedVaultItemSchema.extend({
  itemSpecifics: z.array(itemSpecificSchema.extend({ id: z.int().default(0), name: z.string().default('') })),
  images: z.array(photoEntrySchema),
})
type TypedItem = z.output<typeof typedSchema>

/** The vault of all members, as a resource of react-admin. */
export function vaultItemResource(calls: ReturnType<typeof vaultItemCalls>): DataProvider {
  return documentedResource(VAULT_ITEMS, {
    maxAtOnce: vaultItemLimits.pageMax,
    list: async ({ offset, max, filter, sort }) => {
      const { title, email, categoryId, id, deleted } = filterSchema.parse(filter)
      const s = sort && `${sort.field}:${sort.order.toLowerCase()}`
      const { items, meta } = await calls.listVaultItems({
        offset,
        limit: max,
        s,
        'f.title': title,
        'f.email': email,
        'f.categoryId': categoryId,
        'f.id': id,
        'f.deleted': deleted ? 'true' : undefined,
      })
      return { items, total: meta.total }
    },
    read: (id) => calls.readVaultItem(Number(id)),
    update: async (input, previous) => {
      const typed = typedSchema.parse(input)
      const { images: stored } = storedPhotosSchema.parse(previous)
      const { id, revision } = typed
      const body = bodyOf(typed)
      await calls.checkVaultItem(id, body, revision)
      const saved = {
        ...typed,
        images: stored,
        revision: (await calls.saveVaultItem(id, body, revision)) ?? revision,
      }
      if (!arePhotosChanged(typed.images, stored)) return saved
      try {
        return { ...saved, ...(await calls.savePhotos(id, typed.images, saved.revision)) }
      } catch (error) {
        throw new SavedInPart(
          `The item is saved, but its photos are not: ${photoRefusal(error)} Save again to try once more.`,
          'images',
          saved,
          error,
        )
      }
    },
    remove: async (previous) => {
      const { id, revision } = foundBySchema.parse(previous)
      await calls.deleteVaultItem(id, revision)
    },
  })
}

/** Staff take an item out of its collection and put it into none: a collection that it stays in is not sent. */
function bodyOf(typed: TypedItem) {
  const { itemCollections, ...body } = vaultItemInputSchema.parse(typed)
  return typed.itemCollections.length === 0 ? { ...body, itemCollections } : body
}

/** 'Photo 3: Photo is too large.' The api names the place in the list. */
function photoRefusal(error: unknown): string {
  const [first] = error instanceof ConsoleCallFailed ? Object.entries(error.fieldErrors) : []
  if (!first) return messageOf(error)
  const [field, sentence] = first
  const [, place] = /^images\.(\d+)/.exec(field) ?? []
  return place === undefined ? sentence : `Photo ${Number(place) + 1}: ${sentence}`
}
