import { plainTextOf, type ContentBlock } from '../dictionary/content.ts'
import { blogWritingLimits } from './messages.ts'

export function wordCount(blocks: readonly ContentBlock[]): number {
  return plainTextOf(blocks)
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** Whole minutes, one at least. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / blogWritingLimits.wordsAMinute))
}
