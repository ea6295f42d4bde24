import { PGL_FLAG } from './pgl-flag-name.ts'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether this browser was offered Price Guide Lite, by a link that named it. */
export function hasPglFlag(kept: Kept): boolean {
  return quietly(() => kept.getItem(PGL_FLAG)) === 'true'
}

export function storePglFlag(kept: Kept): void {
  quietly(() => kept.setItem(PGL_FLAG, 'true'))
}

export function clearPglFlag(kept: Kept): void {
  quietly(() => kept.removeItem(PGL_FLAG))
}

/** A browser that keeps nothing still sells. */
function quietly<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}
