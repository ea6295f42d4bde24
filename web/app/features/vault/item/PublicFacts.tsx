import { useQuery } from '@tanstack/react-query'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { releasedSpecifics } from '../queries/items.ts'

/** Which of an item's specifics others see, where that concerns anybody. */
export function PublicFacts({ item: { id, itemSpecifics } }: { item: VaultItem }) {
  const released = useQuery(releasedSpecifics(browserCall, id)).data
  if (!released) return null
  const names = itemSpecifics.flatMap((row) => (released.ids.includes(row.id) ? [row.displayName] : []))
  const sentence = sentenceOf(names.join(', '), released.isInPublicCollection)
  return sentence && <p className="mt-3 text-sm text-muted">{sentence}</p>
}

function sentenceOf(names: string, isPublic: boolean): string | null {
  if (isPublic)
    return names
      ? `Everybody sees on the public page: ${names}.`
      : 'The public page shows none of the item specifics. Edit the item to show some.'
  return names ? `The public page would show: ${names}. The item is in no public collection.` : null
}
