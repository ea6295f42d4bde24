import { listItems } from '@vitrine/contracts/vault-items/endpoints'
import type { Page, Route } from 'playwright-core'

/** The most that one call gives. */
const PAGE = 100

/** Puts so many items into what the list asks for, whatever its page holds. */
export async function withRows(page: Page, rows: number): Promise<void> {
  await page.route(
    (url) => url.pathname === listItems.path,
    async (route) => await route.fulfill({ json: await manyItems(route, rows) }),
  )
}

async function manyItems(route: Route, rows: number): Promise<{ items: unknown[]; meta: object }> {
  const url = new URL(route.request().url())
  const items: unknown[] = []
  for (let offset = 0; offset < rows; offset += PAGE) {
    url.searchParams.set('limit', String(PAGE))
    url.searchParams.set('offset', String(offset))
    const page = await (await route.fetch({ url: url.href })).json()
    items.push(...page.items)
  }
  return { items, meta: { total: items.length, currentLimit: rows, currentOffset: 0 } }
}
