import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { itemSpecificSchema, managedVaultItemSchema } from '@vitrine/contracts/vault-items/schemas'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import { documentedResource } from './documented-resource.ts'
import type { vaultItemCalls } from './vault-items.ts'

export const VAULT_ITEMS = 'manageVault'

const filterSchema = z.object({ title: z.string(), email: z.string(), categoryId: z.unknown(), id: z.unknown(), deleted: z.boolean() }).partial()
const foundBySchema = z.object({ id: z.int(), revision: z.int().optional() })

/** The item as the form has it: it holds what the api gave, and rows that are new. */
const typedSchema = managedVaultItemSchema.extend({
  itemSpecifics: z.array(itemSpecificSchema.extend({ id: z.int().default(0), name: z.string().default('') })),
})
type TypedItem = z.output<typeof typedSchema>

/** The vault of all members, as a resource of react-admin. */
export function vaultItemResource(calls: ReturnType<typeof vaultItemCalls>): DataProvider {
  return documentedResource(VAULT_ITEMS, {
    maxAtOnce: vaultItemLimits.pageMax,
    list: async ({ offset, max, filter, sort }) => {
      const { title, email, categoryId, id, deleted } = filterSchema.parse(filter)
      const s = sort && `${sort.field}:${sort.order.toLowerCase()}`
      const { items, meta } = await calls.listVaultItems({ offset, limit: max, s, 'f.title': title, 'f.email': email, 'f.categoryId': categoryId, 'f.id': id, 'f.deleted': deleted ? 'true' : undefined })
      return { items, total: meta.total }
    },
    read: (id) => calls.readVaultItem(Number(id)),
    update: async (input) => {
      const typed = typedSchema.parse(input)
      const { id, revision } = typed
      const body = bodyOf(typed)
      await calls.checkVaultItem(id, body, revision)
      return { ...typed, revision: (await calls.saveVaultItem(id, body, revision)) ?? revision }
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
