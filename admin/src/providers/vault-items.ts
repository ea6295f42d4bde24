import type { Client, Transport } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { manageAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import * as attributesAt from '@vitrine/contracts/custom-attributes/paths'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import type { suggestEmails } from '@vitrine/contracts/members/endpoints'
import { emailSuggestions } from '@vitrine/contracts/members/paths'
import type { manageTags } from '@vitrine/contracts/tags/endpoints'
import * as tagsAt from '@vitrine/contracts/tags/paths'
import type * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import * as at from '@vitrine/contracts/vault-items/paths'
import type { editManagedImages } from '@vitrine/contracts/vault-media/endpoints'
import * as mediaAt from '@vitrine/contracts/vault-media/paths'
import { createConsoleClient } from './console-client.ts'
import { photosBody, type PhotoEntry } from './photo-entries.ts'

type ItemBody = EndpointRequest<typeof endpoints.updateManagedItem>['body']

/** How many of a member's tags or entries a picker shows; typing finds the others. */
const PICKED_FROM = 50

/** The documented calls of the vault for staff. */
export function vaultItemCalls(call: Client, transport: Transport) {
  return {
    async listVaultItems(query: EndpointRequest<typeof endpoints.manageItems>['query']) {
      return await call<typeof endpoints.manageItems>(at.manageItems, { query })
    },
    async readVaultItem(id: number) {
      return await call<typeof endpoints.manageItem>(at.manageItem, { params: { id } })
    },
    /** Every check of the save; nothing is stored. */
    async checkVaultItem(id: number, body: ItemBody, revision: number) {
      await call<typeof endpoints.updateManagedItem>(
        at.updateManaged,
        { params: { id }, query: { validationOnly: 'true' }, body },
        { revision },
      )
    },
    /** Gives the revision that the save has left, where the api tells it. */
    async saveVaultItem(id: number, body: ItemBody, revision: number): Promise<number | undefined> {
      const noting = noteRevision(transport)
      await createConsoleClient(noting.transport)<typeof endpoints.updateManagedItem>(
        at.updateManaged,
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
      const { response } = await createConsoleClient(noting.transport)<typeof editManagedImages>(
        mediaAt.editManagedImages,
        { params: { id }, body: await photosBody(photos) },
        { revision },
      )
      return { images: response.images, revision: noting.noted() ?? revision }
    },
    /** Rows of the list have no revision: they are deleted whatever was changed meanwhile. */
    async deleteVaultItem(id: number, revision?: number) {
      await call<typeof endpoints.deleteManagedItem>(
        at.deleteManaged,
        { params: { id } },
        revision === undefined ? {} : { revision },
      )
    },
    async restoreVaultItem(id: number) {
      await call<typeof endpoints.restoreManagedItem>(at.restoreManaged, { params: { id } })
    },
    async listTagsOf(userId: number, title: string) {
      return (
        await call<typeof manageTags>(tagsAt.manage, {
          query: { 'f.userId': userId, 'f.title': title, s: 'title:asc', limit: PICKED_FROM },
        })
      ).items
    },
    async listAttributesOf(userId: number, type: AttributeType, name: string) {
      return (
        await call<typeof manageAttributes>(attributesAt.manage, {
          query: { 'f.userId': userId, 'f.type': type, 'f.displayName': name, limit: PICKED_FROM },
        })
      ).items
    },
    async suggestMemberEmails(term: string) {
      return (await call<typeof suggestEmails>(emailSuggestions, { params: { term } })).items.map(
        ({ email }) => email,
      )
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
