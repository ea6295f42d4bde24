/** A vault for visitors to look at. */
export const EXAMPLE_VAULT = '/app/vault/example'

/** The pages of the vault. */
export const vaultPaths = {
  dashboard: '/app/vault/dashboard',
  list: '/app/vault/myVault/list',
  tags: '/app/vault/myTags',
  addTag: '/app/vault/tag',
  collections: '/app/vault/collections/list',
  createCollection: '/app/vault/createCollection',
  insuranceCompanies: '/app/vault/insuranceCompanies',
  storageLocations: '/app/vault/storageLocations',
  locations: '/app/vault/locations',
  addItem: '/app/vault/addVaultItem',
  totals: '/app/vault/totals',
  ownFields: '/app/vault/own-fields',
  import: '/app/vault/import',
  trash: '/app/vault/trash',
  drafts: '/app/vault/drafts',
  photos: '/app/vault/photos',
} as const

export function itemPath(id: number): string {
  return `/app/vault/myVaultItem?id=${id}`
}

export function editItemPath(id: number): string {
  return `/app/vault/editVaultItem?id=${id}`
}

export function editTagPath(id: number): string {
  return `/app/vault/tag?id=${id}`
}

/** Where everybody sees an item of a public collection. */
export function publicItemPath(id: number): string {
  return `/app/vault/publicVaultItem?id=${id}`
}

export function collectionPath(id: number): string {
  return `/app/vault/collections/${id}`
}

/** The list with the items of a collection alone. */
export function itemsOfCollectionPath(id: number): string {
  return `${vaultPaths.list}?f.collectionId=${id}`
}

/** Where the items and collections of a list lead. */
export interface PathsOfVault {
  item: (id: number) => string
  collection: (id: number) => string
}

export const ownPaths: PathsOfVault = { item: itemPath, collection: collectionPath }

export function editCollectionPath(id: number): string {
  return `/app/vault/editCollection?collectionId=${id}`
}
