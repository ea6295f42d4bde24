import type { Page, Route } from '@playwright/test'

/** Holds every call that matches until it is let go. */
export async function hold(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(pattern, (route) => void held.push(route))
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
    await page.unroute(pattern)
  }
}
