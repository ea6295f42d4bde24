import { partnersMessages as messages } from '@vitrine/contracts/partners/messages'
import { isAllowedThumbnail, type ThumbnailRules } from '@vitrine/contracts/dictionary/thumbnail'
import { hostsInWords } from '../media/pictures.rules.ts'
import { fieldRefused } from '@vitrine/platform/app-error'

/** @throws AppError VALIDATION_FAILED where a graphic comes from a host that is not ours */
export function assertGraphicAllowed(graphicUrl: string, rules: ThumbnailRules): void {
  if (!isAllowedThumbnail(graphicUrl, rules)) throw fieldRefused('VALIDATION_FAILED', 'graphicUrl', 'invalid', `${messages.graphicNotAllowed} ${hostsInWords(rules.allowedHosts)}`)
}

/**
 * The order after one has been moved.
 * @param place where it is wanted, from 1; beyond the end is last
 */
export function orderAfterMove(order: readonly number[], id: number, place: number): number[] {
  const others = order.filter((other) => other !== id)
  return others.toSpliced(place - 1, 0, id)
}

/** `count` of them in random order, each at most once; all of them where there are no more. */
export function draw<Item>(items: readonly Item[], count: number, random: () => number = Math.random): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}
