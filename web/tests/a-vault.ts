import * as collections from '@vitrine/contracts/collections/endpoints'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import * as preferencesEndpoints from '@vitrine/contracts/preferences/endpoints'
import type { Preferences } from '@vitrine/contracts/preferences/schemas'
import * as tags from '@vitrine/contracts/tags/endpoints'
import type { Tag } from '@vitrine/contracts/tags/schemas'
import { aBareItem } from '@vitrine/contracts/testing/a-bare-item'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import * as downloads from '@vitrine/contracts/vault-downloads/endpoints'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { readVaultValue } from '@vitrine/contracts/vault-items/value-endpoints'
import type { VaultItemQuery } from '@vitrine/contracts/vault-items/list-query'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { aUser } from './a-user.ts'

/** An item as the list has it. */
export function listed(id: number, change: Partial<VaultItem> = {}): VaultItem {
  return aBareItem({ id, title: `Jug ${id}`, description: 'A jug.', categoryId: 5, ...change })
}

export function aTag(id: number, title: string, change: Partial<Tag> = {}): Tag {
  return { id, title, color: '#ADB6BB', createdDate: '2026-03-04T05:06:07.000Z', itemsCount: 0, ...change }
}

export const paidMember = (): UserDetails => aUser(['ROLE_UNLIMITED'], 'Active')

/** A collection as its owner gets it. */
export function aCollection(id: number, change: Partial<Collection> = {}): Collection {
  const collection = {
    id,
    title: `Shelf ${id}`,
    description: 'From home.',
    status: 'public' as const,
    picture: null,
    itemPhoto: null,
    itemsCount: 0,
    createdDate: '2026-03-04T05:06:07.000Z',
    url: `/app/collection/${id}`,
    deleted: false as const,
    type: 'collection' as const,
    isTakenDown: false,
    revision: 1,
    ...change,
  }
  return {
    ...collection,
    visibility: collection.status === 'public' ? 'PUBLIC' : 'PRIVATE',
    numberOfItems: collection.itemsCount,
    noOfItems: collection.itemsCount,
  }
}

/** What a member has; a test may change it while the page is open. */
export interface TestVault {
  user: UserDetails
  items: VaultItem[]
  tags: Tag[]
  collections: (Pick<Collection, 'id' | 'title' | 'status'> & Partial<Collection>)[]
  preferences: Preferences
}

export function aVault(change: Partial<TestVault> = {}): TestVault {
  return {
    user: paidMember(),
    items: [],
    tags: [],
    collections: [],
    preferences: {
      vaultTitle: 'My Vault',
      vaultCollectionsViewType: 'column',
      vaultItemsViewType: 'list',
      vaultCollectionListSort: 'createdDate:desc',
      vaultItemsListSort: 'createdDate:desc',
      vaultTagListSort: 'createdDate:desc',
      dictionarySortingPreference: null,
      passwordExpired: false,
    },
    ...change,
  }
}

/** As far as items are asked for by their collection. */
function isAskedFor(inside: readonly { id: number }[], query: VaultItemQuery): boolean {
  const isIn = (id: number) => inside.some((one) => one.id === id)
  const whole = query['f.itemCollectionId']
  const orNone = query['f.itemCollectionIdEqOrUnspecified']
  return (
    (whole === null || isIn(whole)) &&
    (orNone === null || isIn(orNone) || inside.length === 0) &&
    (query['f.itemCollectionIdSpecified'] !== false || inside.length === 0)
  )
}

function page<Item>(all: readonly Item[], { offset, limit }: { offset: number; limit: number }) {
  return {
    items: all.slice(offset, offset + limit),
    meta: { total: all.length, currentLimit: limit, currentOffset: offset },
  }
}

/** The reads of the vault, and its preferences. Put a test's own responders before them. */
export function respondsFor(vault: TestVault): Responder[] {
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
  return [
    responds(readUserDetails, () => vault.user),
    responds(items.listItems, ({ query }) =>
      page(
        vault.items.filter(
          ({ title, categoryId, tags: carried, itemCollections }) =>
            holds(title, query['f.text'] || query['f.title']) &&
            (query['f.categoryId'] === null || categoryId === query['f.categoryId']) &&
            (query['f.tagsId'] === null || carried.some(({ id }) => id === query['f.tagsId'])) &&
            isAskedFor(itemCollections, query),
        ),
        query,
      ),
    ),
    responds(readVaultValue, () => ({
      itemsCount: vault.items.length,
      values: [],
      oldestAt: null,
      newestAt: null,
      categories: [],
      collections: [],
      history: [],
    })),
    responds(downloads.readNewestDocument, () => ({ document: null })),
    responds(items.suggestItems, ({ query: { term } }) => ({
      items: vault.items.filter(({ title }) => holds(title, term)).map(({ id, title }) => ({ id, title })),
    })),
    responds(tags.listTags, ({ query }) =>
      page(
        vault.tags.filter(({ title }) => holds(title, query['f.title'])),
        query,
      ),
    ),
    responds(collections.listCollections, ({ query }) =>
      page(
        vault.collections
          .map((one) => aCollection(one.id, one))
          .filter(
            ({ title, status }) =>
              holds(title, query.title) && (query.status === null || status === query.status),
          ),
        query,
      ),
    ),
    responds(collections.listCompactCollections, ({ query }) =>
      page(
        vault.collections
          .filter(({ title }) => holds(title, query.title))
          .map(({ id, title, status }) => ({ id, title, status })),
        query,
      ),
    ),
    // After the list for pickers, whose path would fit as an id.
    responds(collections.readCollection, ({ params: { id } }) => {
      const found = vault.collections.find((one) => one.id === id)
      if (!found) throw new Refused('NOT_FOUND')
      return { ...aCollection(id, found), items: [] }
    }),
    responds(preferencesEndpoints.listPreferences, () => vault.preferences),
    responds(preferencesEndpoints.changePreference, ({ params: { key }, query: { value } }) => ({
      key,
      value,
    })),
  ]
}

/** Calls of the vault by method and path, with their bodies. */
export function callsTo(asked: readonly AskedCall[], path: string): unknown[] {
  return asked
    .filter((call) => call.path.split('?', 1)[0] === path)
    .map(({ method, path: whole, body }) => [
      method,
      decodeURIComponent(whole.slice(path.length)),
      ...(body === undefined ? [] : [body]),
    ])
}

export const fails = () => Promise.reject(new Refused('UNEXPECTED'))
