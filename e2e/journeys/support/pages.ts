import { devices, expect, type Page, type Request } from '@playwright/test'

/**
 * Waits until every request of the page has ended and the browser has nothing left to do, which needs no
 * fixed pause as `networkidle` does. Call it before the page is opened.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return async () => {
    await expect(async () => {
      expect([...open].map((request) => request.url())).toEqual([])
      // What has come is rendered before the browser is idle, and may ask for more.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            // On a crowded machine a browser may find no idle moment for a quarter of a minute.
            requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))
          }),
      )
      expect([...open].map((request) => request.url())).toEqual([])
    }).toPass({ intervals: [20, 50, 100], timeout: 20_000 })
  }
}

/**
 * The screen of a phone in a page that was opened at desktop width: its pixels, fingers and viewport rules.
 *
 * @returns sets the width
 */
export async function emulatePhone(page: Page): Promise<(width: number) => Promise<void>> {
  const { deviceScaleFactor, viewport } = devices['Pixel 7']
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return async (width) => {
    const metrics = { width, height: viewport.height, deviceScaleFactor, mobile: true }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
  }
}
