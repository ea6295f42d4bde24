import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { draftOf, emptyDraft, type ItemDraft } from './item-draft.ts'

/** All but photos and video. The title says that it is another one: no two items have the same. */
export function copiedDraft(item: VaultItem): ItemDraft {
  const draft = draftOf(item)
  return {
    ...draft,
    title: titleOfCopy(item.title),
    itemSpecifics: draft.itemSpecifics.map(({ displayName, value }) => ({
      displayName,
      value,
      isReleased: false,
    })),
  }
}

/** Category, storage location, tags and collection. */
export function draftInSamePlace(item: VaultItem): ItemDraft {
  const { categoryId, isStored, storageLocation, tags, itemCollections } = draftOf(item)
  return { ...emptyDraft, categoryId, isStored, storageLocation, tags, itemCollections }
}

/** 'Teapot' as 'Teapot (2)', and that as 'Teapot (3)'. */
function titleOfCopy(title: string): string {
  const [, words = title, number = '1'] = /^(.*) \((\d{1,3})\)$/s.exec(title) ?? []
  const suffix = ` (${Number(number) + 1})`
  return `${words.slice(0, vaultItemLimits.titleMax - suffix.length).trimEnd()}${suffix}`
}
