import { itemCollectionSchema, itemTagSchema, type VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { z } from 'zod'
import { textOfDay } from './date-text.ts'
import { priceOf, textOfPrice, yearsOf } from './price-text.ts'

/** An insurer or storage location; id 0 stands for the one that the custom text names. */
const namedEntrySchema = z.object({ id: z.int(), displayName: z.string() })

const specificRowSchema = z.object({
  /** Of a row that is stored. */
  rowId: z.int().optional(),
  displayName: z.string(),
  value: z.string(),
})

/** What the details step holds, as it is typed; read again from where the browser keeps it. */
export const itemDraftSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  /** 0: none is chosen. */
  categoryId: z.int(),
  /** MM/DD/YYYY */
  purchaseDate: z.string(),
  purchasePrice: z.string(),
  soldPrice: z.string(),
  numberOfYearsInFamily: z.string(),
  itemSignificances: z.array(z.int()),
  isInsured: z.boolean(),
  insurance: namedEntrySchema.nullable(),
  customInsurance: z.string(),
  /** Absent from what browsers kept before there was this field. */
  isStored: z.boolean().default(false),
  storageLocation: namedEntrySchema.nullable(),
  customStorageLocation: z.string(),
  itemSpecifics: z.array(specificRowSchema),
  tags: z.array(itemTagSchema),
  itemCollections: z.array(itemCollectionSchema),
})

export type ItemDraft = z.infer<typeof itemDraftSchema>
export type NamedEntry = z.infer<typeof namedEntrySchema>
export type SpecificRow = z.infer<typeof specificRowSchema>

export type ItemInput = z.input<typeof vaultItemInputSchema>

/** The texts that may hold no explicit word, by the dotted path of their field. */
export function wordedTexts({
  title,
  subtitle,
  description,
  itemSpecifics,
}: ItemDraft): Readonly<Record<string, string>> {
  const specifics = itemSpecifics.flatMap(({ displayName, value }, at) => [
    [`itemSpecifics.${at}.displayName`, displayName] as const,
    [`itemSpecifics.${at}.value`, value] as const,
  ])
  return { title, subtitle, description, ...Object.fromEntries(specifics) }
}

export const emptyDraft: ItemDraft = {
  title: '',
  subtitle: '',
  description: '',
  categoryId: 0,
  purchaseDate: '',
  purchasePrice: '',
  soldPrice: '',
  numberOfYearsInFamily: '',
  itemSignificances: [],
  isInsured: false,
  insurance: null,
  customInsurance: '',
  isStored: false,
  storageLocation: null,
  customStorageLocation: '',
  itemSpecifics: [],
  tags: [],
  itemCollections: [],
}

export function draftOf(item: VaultItem): ItemDraft {
  return {
    title: item.title,
    subtitle: item.subtitle,
    description: item.description,
    categoryId: item.categoryId,
    purchaseDate: textOfDay(item.purchaseDate),
    purchasePrice: textOfPrice(item.purchasePrice),
    soldPrice: textOfPrice(item.soldPrice),
    numberOfYearsInFamily: item.numberOfYearsInFamily === null ? '' : String(item.numberOfYearsInFamily),
    itemSignificances: item.itemSignificances.map(({ id }) => id),
    isInsured: item.isInsured,
    insurance: item.insurance,
    customInsurance: '',
    isStored: item.isStored,
    storageLocation: item.storageLocation,
    customStorageLocation: '',
    itemSpecifics: item.itemSpecifics.map(({ id, displayName, value }) => ({
      rowId: id,
      displayName,
      value,
    })),
    tags: item.tags,
    itemCollections: item.itemCollections,
  }
}

/** The body of a save. Unticking 'Is this insured?' clears the insurer; an empty price is 0. */
export function inputOf(draft: ItemDraft): ItemInput {
  const insurance = draft.isInsured ? draft.insurance : null
  return {
    title: draft.title,
    subtitle: draft.subtitle,
    description: draft.description,
    categoryId: draft.categoryId,
    purchaseDate: draft.purchaseDate,
    purchasePrice: priceOf(draft.purchasePrice),
    soldPrice: priceOf(draft.soldPrice),
    numberOfYearsInFamily: yearsOf(draft.numberOfYearsInFamily),
    itemSignificances: draft.itemSignificances.map((id) => ({ id })),
    isInsured: draft.isInsured,
    insurance: insurance && { id: insurance.id },
    customInsurance: insurance?.id === 0 ? draft.customInsurance : '',
    isStored: draft.isStored || draft.storageLocation !== null,
    storageLocation: draft.storageLocation && { id: draft.storageLocation.id },
    customStorageLocation: draft.storageLocation?.id === 0 ? draft.customStorageLocation : '',
    itemSpecifics: draft.itemSpecifics.map(({ rowId, displayName, value }) => ({
      ...(rowId !== undefined && { id: rowId }),
      displayName,
      value,
    })),
    tags: draft.tags.map(({ id }) => ({ id })),
    itemCollections: draft.itemCollections.map(({ id }) => ({ id })),
  }
}
