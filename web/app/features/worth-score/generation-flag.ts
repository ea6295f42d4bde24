/** One younger than this says that a score is being made, in this tab or another one. */
const FLAG_LASTS_MS = 60_000

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (itemId: number) => `worthScoreGenerating:${itemId}`

export function setGenerating(kept: Kept, itemId: number, now: Date): void {
  quietly(() => kept.setItem(keyOf(itemId), now.toISOString()))
}

export function clearGenerating(kept: Kept, itemId: number): void {
  quietly(() => kept.removeItem(keyOf(itemId)))
}

/** When the score that is being made was asked for; an old flag is cleared. */
export function generatingSince(kept: Kept, itemId: number, now: Date): Date | null {
  const since = quietly(() => kept.getItem(keyOf(itemId)))
  if (!since) return null
  const age = now.getTime() - Date.parse(since)
  if (age >= 0 && age < FLAG_LASTS_MS) return new Date(since)
  clearGenerating(kept, itemId)
  return null
}

/** How long a flag still counts. */
export function flagLeftMs(since: Date, now: Date): number {
  return Math.max(0, FLAG_LASTS_MS - (now.getTime() - since.getTime()))
}

/** A browser that keeps nothing still makes scores. */
function quietly<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}
