import { convertFields, entryFields, fieldsBy, lineFields } from '@vitrine/contracts/vault-items/item-fields'
import { itemCollectionSchema, itemTagSchema, type VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { z } from 'zod'
import type { QueryClient } from '@tanstack/react-query'
import { textOfDay } from './date-text.ts'
import { priceOf, textOfPrice, yearsOf } from './price-text.ts'
import { savedDrafts } from '../shared/saved-drafts.ts'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { allTags } from '../queries/tags.ts'

/** An insurer or storage location; id 0 stands for the one that the custom text names. */
const namedEntrySchema = z.object({ id: z.int(), displayName: z.string() })

const specificRowSchema = z.object({
  /** Of a row that is stored. */
  rowId: z.int().optional(),
  displayName: z.string(),
  value: z.string(),
  /** Whether everybody sees it while the item is in a public collection. */
  isReleased: z.boolean().default(false),
})

/** A field is absent from what browsers kept before there was the field. */
const typed = () => z.string().default('')

/** What the details step holds, as it is typed; read again from where the browser keeps it. */
export const itemDraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** 0: none is chosen. */
  categoryId: z.int(),
  ...fieldsBy({
    line: typed,
    /** MM/DD/YYYY */
    date: typed,
    price: typed,
    years: typed,
    significances: () => z.array(z.int()).default([]),
    answer: () => z.boolean().default(false),
    entry: () => namedEntrySchema.nullable().default(null),
    custom: typed,
  }),
  itemSpecifics: z.array(specificRowSchema),
  tags: z.array(itemTagSchema),
  itemCollections: z.array(itemCollectionSchema),
})

export type ItemDraft = z.infer<typeof itemDraftSchema>
export type NamedEntry = z.infer<typeof namedEntrySchema>
export type SpecificRow = z.infer<typeof specificRowSchema>

export type ItemInput = z.input<typeof vaultItemInputSchema>

/** The texts that may hold no explicit word, by the dotted path of their field. */
export function wordedTexts(draft: ItemDraft): Readonly<Record<string, string>> {
  const { title, description } = draft
  const lines = lineFields.map(({ name }) => [name, draft[name]] as const)
  const specifics = draft.itemSpecifics.flatMap(({ displayName, value }, at) => [
    [`itemSpecifics.${at}.displayName`, displayName] as const,
    [`itemSpecifics.${at}.value`, value] as const,
  ])
  return { title, ...Object.fromEntries(lines), description, ...Object.fromEntries(specifics) }
}

export const emptyDraft: ItemDraft = {
  title: '',
  description: '',
  categoryId: 0,
  ...fieldsBy({
    line: () => '',
    date: () => '',
    price: () => '',
    years: () => '',
    significances: (): number[] => [],
    answer: () => false,
    entry: (): NamedEntry | null => null,
    custom: () => '',
  }),
  itemSpecifics: [],
  tags: [],
  itemCollections: [],
}

/** What a draft of an item has as well. */
type Drafted = Omit<
  VaultItem,
  | 'id'
  | 'revision'
  | 'createdDate'
  | 'videos'
  | 'picturesCount'
  | 'imagesCount'
  | 'videosCount'
  | 'estimatedPriceMin'
  | 'estimatedPriceMax'
  | 'meanPrice'
  | 'estimateCurrency'
  | 'estimatedAt'
>

/** @param releasedIds of its specifics that everybody may see */
export function draftOf(item: Drafted, releasedIds: readonly number[] = []): ItemDraft {
  return {
    title: item.title,
    description: item.description,
    categoryId: item.categoryId,
    ...convertFields(item, {
      line: (text: string) => text,
      date: textOfDay,
      price: textOfPrice,
      years: (years: number | null) => (years === null ? '' : String(years)),
      significances: (significances: VaultItem['itemSignificances']) => significances.map(({ id }) => id),
      answer: (answer: boolean) => answer,
      entry: (entry: NamedEntry | null) => entry,
      custom: () => '',
    }),
    itemSpecifics: item.itemSpecifics.map(({ id, displayName, value }) => ({
      ...(id > 0 && { rowId: id }),
      displayName,
      value,
      isReleased: releasedIds.includes(id),
    })),
    tags: item.tags,
    itemCollections: item.itemCollections,
  }
}

/**
 * The draft with entries that fit their answers: unticking 'Is this insured?' clears the insurer, and a
 * storage location answers yes. A custom text counts where it names a new entry.
 */
export function withFittingEntries(draft: ItemDraft): ItemDraft {
  const fitting = { ...draft }
  for (const { answer, name, custom, isAskedFirst } of entryFields) {
    const entry = isAskedFirst && !draft[answer] ? null : draft[name]
    fitting[answer] = draft[answer] || entry !== null
    fitting[name] = entry
    fitting[custom] = entry?.id === 0 ? draft[custom] : ''
  }
  return fitting
}

/** The body of a save. An empty price is 0. */
export function inputOf(draft: ItemDraft): ItemInput {
  return {
    title: draft.title,
    description: draft.description,
    categoryId: draft.categoryId,
    ...convertFields(withFittingEntries(draft), {
      line: (text: string) => text,
      date: (text: string) => text,
      price: priceOf,
      years: yearsOf,
      significances: (ids: readonly number[]) => ids.map((id) => ({ id })),
      answer: (answer: boolean) => answer,
      entry: (entry: NamedEntry | null) => entry && { id: entry.id },
      custom: (text: string) => text,
    }),
    itemSpecifics: draft.itemSpecifics.map(({ rowId, displayName, value }) => ({
      ...(rowId !== undefined && { id: rowId }),
      displayName,
      value,
    })),
    tags: draft.tags.map(({ id }) => ({ id })),
    itemCollections: draft.itemCollections.map(({ id }) => ({ id })),
  }
}

export interface KeptDraft {
  draft: ItemDraft
  base: ItemDraft
}

/** Where the texts of one member's wizard stay in the tab; 0 stands for an item that is not stored yet. */
export function draftKey(userId: number, itemId: number | `draft-${number}` | null): string {
  return `vaultItemDraft:${userId}:${itemId ?? 0}`
}

export const draftStorage = savedDrafts(itemDraftSchema)

/**
 * What is taken out of the details after a refusal, so that the next try can succeed: tags, an insurer or a
 * storage location that were deleted elsewhere meanwhile. A collection stays to be seen: its sentence tells
 * what is wrong with it.
 */
export async function withoutGone(
  queryClient: QueryClient,
  draft: ItemDraft,
  problems: Readonly<Record<string, string>>,
): Promise<Partial<ItemDraft>> {
  const change: Partial<ItemDraft> = {}
  for (const { name } of entryFields) if (name in problems) change[name] = null
  if ('tags' in problems) {
    const known = await queryClient.fetchQuery({ ...allTags(browserCall), staleTime: 0 }).catch(() => null)
    if (known) change.tags = draft.tags.filter(({ id }) => known.items.some((tag) => tag.id === id))
  }
  return change
}
