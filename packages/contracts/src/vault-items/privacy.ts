import type { VaultItem } from './schemas.ts'

/**
 * Who sees a field beside its owner, who sees all of them. 'for a reason': staff give a reason, which is
 * audited and shown to the owner; 'never': staff have no call for it. 'if released': its owner has released
 * the entry. `publicly` is about items in a public collection; nobody else sees any other item.
 */
export interface FieldPrivacy {
  staff: 'always' | 'for a reason' | 'never'
  publicly: 'always' | 'if released' | 'never'
}

const open = { staff: 'always', publicly: 'always' } as const satisfies FieldPrivacy
const released = { staff: 'always', publicly: 'if released' } as const satisfies FieldPrivacy
const hidden = { staff: 'always', publicly: 'never' } as const satisfies FieldPrivacy
const confidential = { staff: 'for a reason', publicly: 'never' } as const satisfies FieldPrivacy

/** Every field of an item with who sees it. Schemas, queries and leak tests follow this table. */
export const itemPrivacy = {
  id: open,
  title: open,
  subtitle: open,
  description: open,
  categoryId: open,
  itemCollections: open,
  tags: hidden,
  purchaseDate: confidential,
  purchasePrice: confidential,
  soldPrice: confidential,
  numberOfYearsInFamily: hidden,
  itemSignificances: hidden,
  isInsured: confidential,
  insurance: confidential,
  customInsurance: confidential,
  isStored: confidential,
  storageLocation: confidential,
  customStorageLocation: confidential,
  itemSpecifics: released,
  images: open,
  videos: open,
  createdDate: open,
  picturesCount: hidden,
  imagesCount: hidden,
  videosCount: hidden,
  estimatedPriceMin: confidential,
  estimatedPriceMax: confidential,
  meanPrice: confidential,
  estimateCurrency: confidential,
  estimatedAt: confidential,
  revision: hidden,
} as const satisfies Record<keyof VaultItem, FieldPrivacy>

/** The fields of a table that a page for everybody may show. */
export type PublicKey<Table extends Record<string, FieldPrivacy>> = {
  [Key in keyof Table]: Table[Key]['publicly'] extends 'never' ? never : Key
}[keyof Table]
/** The fields of a table that staff open for a reason. */
export type ConfidentialKey<Table extends Record<string, FieldPrivacy>> = {
  [Key in keyof Table]: Table[Key]['staff'] extends 'always' ? never : Key
}[keyof Table]

/** The fields of a table that staff may see at all. */
export type StaffKey<Table extends Record<string, FieldPrivacy>> = {
  [Key in keyof Table]: Table[Key]['staff'] extends 'never' ? never : Key
}[keyof Table]

export type PublicItemKey = PublicKey<typeof itemPrivacy>
export type ConfidentialItemKey = ConfidentialKey<typeof itemPrivacy>

export function publicKeysOf<Table extends Record<string, FieldPrivacy>>(table: Table): PublicKey<Table>[] {
  return keysOf(table).filter((key): key is PublicKey<Table> => table[key]?.publicly !== 'never')
}

export function confidentialKeysOf<Table extends Record<string, FieldPrivacy>>(
  table: Table,
): ConfidentialKey<Table>[] {
  return keysOf(table).filter((key): key is ConfidentialKey<Table> => table[key]?.staff !== 'always')
}

export function staffKeysOf<Table extends Record<string, FieldPrivacy>>(table: Table): StaffKey<Table>[] {
  return keysOf(table).filter((key): key is StaffKey<Table> => table[key]?.staff !== 'never')
}

function keysOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table).filter((key): key is Extract<keyof Table, string> => key in table)
}

export const publicItemKeys = publicKeysOf(itemPrivacy)
export const confidentialItemKeys = confidentialKeysOf(itemPrivacy)

/** Names fields to `pick` and `partial` of a schema. */
export const publicMask = maskOf(publicItemKeys)
export const confidentialMask = maskOf(confidentialItemKeys)

export function maskOf<Key extends string>(keys: readonly Key[]): Record<Key, true>
export function maskOf(keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, true]))
}

/** The item as far as no reason opens more of it. */
export function withoutConfidential<Item extends object>(item: Item): Omit<Item, ConfidentialItemKey>
export function withoutConfidential(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !(key in confidentialMask)))
}

/** The rest of it. */
export function confidentialPart<Item extends object>(
  item: Item,
): Pick<Item, ConfidentialItemKey & keyof Item>
export function confidentialPart(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key in confidentialMask))
}
