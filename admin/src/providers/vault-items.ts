import type { Client, Transport } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { manageAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import { suggestEmails } from '@vitrine/contracts/members/endpoints'
import { manageTags } from '@vitrine/contracts/tags/endpoints'
import * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import { editManagedImages } from '@vitrine/contracts/vault-media/endpoints'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import {
  confidentialMask,
  confidentialPart,
  withoutConfidential,
  type ConfidentialItemKey,
} from '@vitrine/contracts/vault-items/privacy'
import {
  itemImageSchema,
  itemSpecificSchema,
  managedVaultItemSchema,
  type ManagedVaultItem,
} from '@vitrine/contracts/vault-items/schemas'
import { viewRecord } from '@vitrine/contracts/vault-records/endpoints'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import { createConsoleClient, ConsoleCallFailed, messageOf, SavedInPart } from './console-client.ts'
import { documentedResource } from './documented-resource.ts'

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

/** A photo of an item in the form: one that is stored, or a file that is new and has no url yet. */
const photoEntrySchema = itemImageSchema.extend({ file: z.instanceof(File).optional() })
export type PhotoEntry = z.output<typeof photoEntrySchema>

/** Whether photos were added, taken out or moved. */
function arePhotosChanged(typed: readonly PhotoEntry[], stored: readonly Pick<PhotoEntry, 'url'>[]): boolean {
  return (
    typed.length !== stored.length ||
    typed.some(({ file, url }, place) => file !== undefined || url !== stored[place]?.url)
  )
}

/** The body of images/edit: the complete set in its order. Stored photos are named, new ones sent. */
async function photosBody(entries: readonly PhotoEntry[]): Promise<Blob> {
  const images = await Promise.all(
    entries.map(async ({ url, file }) => (file ? { base64ImageData: await readBase64(file) } : { url })),
  )
  return new Blob([JSON.stringify({ images })], { type: 'application/json' })
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result.slice(reader.result.indexOf(',') + 1))
        : reject(new Error('A data URL is a text.')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}

/**
 * The item as the form has it: it holds what the api gave, and rows that are new. Confidential fields are
 * there once they were opened; what is absent is not sent, and stays as it is.
 */
const typedSchema = managedVaultItemSchema
  .extend({
    itemSpecifics: z.array(
      itemSpecificSchema.extend({ id: z.int().default(0), name: z.string().default('') }),
    ),
    images: z.array(photoEntrySchema),
  })
  .partial(confidentialMask)
type TypedItem = z.output<typeof typedSchema>
/** A member's item as the console has it, with confidential fields once they were opened. */
export type ConsoleItem = Omit<ManagedVaultItem, ConfidentialItemKey> &
  Partial<Pick<ManagedVaultItem, ConfidentialItemKey>>

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
      if (!arePhotosChanged(typed.images, stored)) return withoutConfidential(saved)
      try {
        return withoutConfidential({
          ...saved,
          ...(await calls.savePhotos(id, typed.images, saved.revision)),
        })
      } catch (error) {
        throw new SavedInPart(
          `The item is saved, but its photos are not: ${photoRefusal(error)} Save again to try once more.`,
          'images',
          withoutConfidential(saved),
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

type ItemBody = EndpointRequest<typeof endpoints.updateManagedItem>['body']

/** How many of a member's tags or entries a picker shows; typing finds the others. */
const PICKED_FROM = 50

/** The documented calls of the vault for staff. */
export function vaultItemCalls(call: Client, transport: Transport) {
  return {
    async listVaultItems(query: EndpointRequest<typeof endpoints.manageItems>['query']) {
      return await call(endpoints.manageItems, { query })
    },
    /** As much of an item as staff see without a reason: the form never has, and never sends, the rest. */
    async readVaultItem(id: number) {
      return withoutConfidential(await call(endpoints.manageItem, { params: { id }, query: {} }))
    },
    /** The rest of it. The owner reads the reason. */
    async openPrivateDetails(id: number, reason: string) {
      return confidentialPart(
        // The field takes several lines, a reason has one.
        await call(endpoints.manageItem, {
          params: { id },
          query: { reason: reason.replaceAll(/\s+/g, ' ') },
        }),
      )
    },
    /** What the owner has recorded beside that; after the reason was given. */
    async viewVaultRecord(id: number) {
      return await call(viewRecord, { params: { id } })
    },
    /** Every check of the save; nothing is stored. */
    async checkVaultItem(id: number, body: ItemBody, revision: number) {
      await call(
        endpoints.updateManagedItem,
        { params: { id }, query: { validationOnly: 'true' }, body },
        { revision },
      )
    },
    /** Gives the revision that the save has left, where the api tells it. */
    async saveVaultItem(id: number, body: ItemBody, revision: number): Promise<number | undefined> {
      const noting = noteRevision(transport)
      await createConsoleClient(noting.transport)(
        endpoints.updateManagedItem,
        { params: { id }, query: { validationOnly: 'false' }, body },
        { revision },
      )
      return noting.noted()
    },
    /**
     * The complete set of an item's photos. Gives them as they are stored, with the revision that this has
     * left.
     */
    async savePhotos(id: number, photos: readonly PhotoEntry[], revision: number) {
      const noting = noteRevision(transport)
      const { response } = await createConsoleClient(noting.transport)(
        editManagedImages,
        { params: { id }, body: await photosBody(photos) },
        { revision },
      )
      return { images: response.images, revision: noting.noted() ?? revision }
    },
    /** Rows of the list have no revision: they are deleted whatever was changed meanwhile. */
    async deleteVaultItem(id: number, revision?: number) {
      await call(endpoints.deleteManagedItem, { params: { id } }, revision === undefined ? {} : { revision })
    },
    async restoreVaultItem(id: number) {
      await call(endpoints.restoreManagedItem, { params: { id } })
    },
    async listTagsOf(userId: number, title: string) {
      return (
        await call(manageTags, {
          query: { 'f.userId': userId, 'f.title': title, s: 'title:asc', limit: PICKED_FROM },
        })
      ).items
    },
    async listAttributesOf(userId: number, type: AttributeType, name: string) {
      return (
        await call(manageAttributes, {
          query: { 'f.userId': userId, 'f.type': type, 'f.displayName': name, limit: PICKED_FROM },
        })
      ).items
    },
    async suggestMemberEmails(term: string) {
      return (await call(suggestEmails, { params: { term } })).items.map(({ email }) => email)
    },
  }
}

/** A transport that notes the revision which a write has left: the api names it in the ETag of its response. */
function noteRevision(transport: Transport): {
  transport: Transport
  noted: () => number | undefined
} {
  let revision: number | undefined
  return {
    transport: async (path, init) => {
      const response = await transport(path, init)
      const [, named] = /^"(\d+)"$/.exec(response.headers.get('etag') ?? '') ?? []
      if (named) revision = Number(named)
      return response
    },
    noted: () => revision,
  }
}
