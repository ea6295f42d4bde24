import type { Locator } from '@playwright/test'

export interface Clicks {
  on(target: Locator): Promise<void>
  count(): number
}

/** Clicks as somebody with a mouse does, and counts them. Whatever else a journey does goes by the keyboard. */
export function countedClicks(): Clicks {
  let count = 0
  return {
    on: async (target) => {
      await target.click()
      count += 1
    },
    count: () => count,
  }
}
