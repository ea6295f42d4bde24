import type { QueryClient } from '@tanstack/react-query'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { allTags } from '../queries/tags.ts'
import type { ItemDraft } from './item-draft.ts'

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
