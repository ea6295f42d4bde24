import type { Client, Transport } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { manageAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import { suggestEmails } from '@vitrine/contracts/members/endpoints'
import { manageTags } from '@vitrine/contracts/tags/endpoints'
import * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import { editManagedImages } from '@vitrine/contracts/vault-media/endpoints'
import { createConsoleClient } from './console-client.ts'
import { photosBody, type PhotoEntry } from './photo-entries.ts'

type ItemBody = EndpointRequest<typeof endpoints.updateManagedItem>['body']

/** How many of a member's tags or entries a picker shows; typing finds the others. */
const PICKED_FROM = 50

/** The documented calls of the vault for staff. */
export function vaultItemCalls(call: Client, transport: Transport) {
  return {
    async listVaultItems(query: EndpointRequest<typeof endpoints.manageItems>['query']) {
      return await call(endpoints.manageItems, { query })
    },
    async readVaultItem(id: number) {
      return await call(endpoints.manageItem, { params: { id } })
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
