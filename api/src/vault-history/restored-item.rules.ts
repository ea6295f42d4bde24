import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { recordFields } from '@vitrine/contracts/vault-records/record-fields'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { z } from 'zod'
import type { FoundChange } from './queries/list-changes.query.ts'

type Restored = Pick<VaultItem, 'title' | 'description' | 'categoryId' | 'itemSpecifics'>
type Change = Pick<FoundChange, 'field' | 'before'>
type Specific = Pick<VaultItem['itemSpecifics'][number], 'displayName' | 'value'>

// As fields are recorded, where a save takes them in another form.
const entrySchema = z.object({ isGiven: z.boolean(), entry: z.object({ id: z.int() }).nullable() })
const categorySchema = z.object({ id: z.int() })
const significancesSchema = z.array(z.int())
const partsSchema = z.array(z.looseObject({ imageIds: z.array(z.int()) }))
const specificsSchema = z.array(z.object({ displayName: z.string(), value: z.string() }))

/** The body of a save that sets one field to what it was; the other fields stay as they are. */
export function restoredBody(item: Restored, ...changes: readonly Change[]): Record<string, unknown> {
  const { title, description, categoryId } = item
  const fields = changes.map(({ field, before }) => restoredField(item, field, before))
  return Object.assign({ title, description, categoryId }, ...fields)
}

export function isOfRecord(field: string): boolean {
  return recordFields.some(({ name }) => name === field)
}

/** The body of a save that sets collection and tags to what they were. */
export function restoredPlaces(changes: readonly Change[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ field, before }) => [field, before]))
}

/**
 * The same for a field of the record; null where it is none. Photos of a part that are gone meanwhile are
 * left out. With the ownership come person, day, price and note that were changed with it: they are of the
 * former one.
 */
export function restoredRecord(
  { images }: Pick<VaultItem, 'images'>,
  { field, before, save }: FoundChange,
): Record<string, unknown> | null {
  if (!isOfRecord(field)) return null
  if (field === 'ownership')
    return Object.fromEntries(
      recordFields
        .filter(({ group, name }) => group === 'ownership' && name in save)
        .map(({ name }) => [name, save[name]]),
    )
  if (field !== 'parts') return { [field]: before }
  const shown = new Set(images.map(({ id }) => id))
  return {
    [field]: partsSchema
      .parse(before)
      .map((part) => ({ ...part, imageIds: part.imageIds.filter((id) => shown.has(id)) })),
  }
}

function restoredField(item: Restored, field: string, before: unknown): Record<string, unknown> {
  const ofEntry = entryFields.find(({ name }) => name === field)
  if (ofEntry) {
    const { isGiven, entry } = entrySchema.parse(before)
    return { [ofEntry.answer]: isGiven, [ofEntry.name]: entry }
  }
  switch (field) {
    case 'categoryId':
      return { [field]: categorySchema.parse(before).id }
    case 'itemSignificances':
      return { [field]: significancesSchema.parse(before).map((id) => ({ id })) }
    case 'itemSpecifics':
      return { [field]: withIds(item.itemSpecifics, specificsSchema.parse(before)) }
    default:
      return { [field]: before }
  }
}

/** Rows of the same name keep their ids, and with these what else was decided of them. */
function withIds(
  current: VaultItem['itemSpecifics'],
  restored: readonly Specific[],
): (Specific & { id?: number })[] {
  const free = [...current]
  return restored.map((specific) => {
    const at = free.findIndex(({ displayName }) => displayName === specific.displayName)
    const [kept] = at < 0 ? [] : free.splice(at, 1)
    return kept ? { ...specific, id: kept.id } : specific
  })
}
