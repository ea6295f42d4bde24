import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { formatMoneyRange } from '../../../shared/format/money.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { cutText } from '../shared/TagChip.tsx'

export const gridColumns = 'grid-cols-2 gap-x-4 gap-y-8 desktop:grid-cols-3 desktop:gap-x-6 large:grid-cols-4'

const TITLE_IN_GRID = 45
const TAGS_IN_LIST = 30
const TAGS_IN_GRID = 3

export function gridTitle(title: string): string {
  return cutText(title, TITLE_IN_GRID)
}

/** The tags of a row, as one text. */
export function tagsText(tags: VaultItem['tags']): string {
  return cutText(tags.map(({ title }) => title).join(', '), TAGS_IN_LIST)
}

/** Those that a card shows, and how many it does not. */
export function gridTags(tags: VaultItem['tags']) {
  return { shown: tags.slice(0, TAGS_IN_GRID), more: Math.max(0, tags.length - TAGS_IN_GRID) }
}

/** '3 photos, 1 video'; nothing where there is neither. */
export function mediaText({
  imagesCount,
  videosCount,
}: Pick<VaultItem, 'imagesCount' | 'videosCount'>): string {
  return [imagesCount > 0 && counted(imagesCount, 'photo'), videosCount > 0 && counted(videosCount, 'video')]
    .filter(Boolean)
    .join(', ')
}

/** The stored range in its own currency; nothing until one was made. */
export function estimateText({
  estimatedPriceMin,
  estimatedPriceMax,
  estimateCurrency,
}: Pick<VaultItem, 'estimatedPriceMin' | 'estimatedPriceMax' | 'estimateCurrency'>): string {
  if (estimatedPriceMin === null || estimatedPriceMax === null) return ''
  return formatMoneyRange(estimatedPriceMin, estimatedPriceMax, estimateCurrency ?? 'USD')
}
