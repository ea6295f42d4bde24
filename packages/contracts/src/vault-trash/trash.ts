import { vaultItemLimits } from '../vault-items/limits.ts'
import { vaultMediaLimits } from '../vault-media/messages.ts'

/** As they are named in paths, in the order of the page. */
export const trashKinds = ['items', 'collections', 'tags', 'photos'] as const
export type TrashKind = (typeof trashKinds)[number]

export const trashLimits = { days: vaultItemLimits.restoreDays, pageSize: 20, pageMax: 100 } as const

const DAY_MS = 24 * 60 * 60 * 1000

/** When what was deleted at that time is erased. */
export function erasedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + trashLimits.days * DAY_MS)
}

/** 'erased in 3 days', 'erased within a day' */
export function erasedInWords(erased: Date, now: Date): string {
  const days = Math.ceil((erased.getTime() - now.getTime()) / DAY_MS)
  if (days <= 1) return 'erased within a day'
  return `erased in ${days} days`
}

/** Said after a delete. */
export const MOVED_TO_TRASH = `Moved to the trash for ${trashLimits.days} days.`

/** Why a photo cannot be restored. */
export const PHOTOS_FULL = `This item already has ${vaultMediaLimits.imagesMax} photos. Remove one of them first.`
