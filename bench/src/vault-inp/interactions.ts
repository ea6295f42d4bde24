import { chromium, type Browser, type Page } from 'playwright-core'
import type { BenchServers } from '../shared/bench-servers.ts'
import { percentile } from '../shared/statistics.ts'

/** The browser tells of none that is quicker. */
const LEAST_MS = 16

/** Runs in the page, whose names this side does not know. */
const OBSERVER = `
  globalThis.interactionTimes = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) interactionTimes.set(interactionId, Math.max(duration, interactionTimes.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: ${LEAST_MS}, buffered: true })
`

export async function launchBrowser(servers: BenchServers): Promise<Browser> {
  return await chromium.launch({
    executablePath: await servers.chromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
}

/** Notes how long each interaction takes to its next paint, on every page that is opened from now on. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript({ content: OBSERVER })
}

/** Milliseconds from an interaction to what it paints, of all that the work consists of. */
export async function percentilesOf(
  page: Page,
  work: () => Promise<void>,
): Promise<{ interactions: number; p50: number; p75: number; most: number }> {
  const forget = async () =>
    await page.evaluate(() =>
      (Reflect.get(globalThis, 'interactionTimes') as Map<number, number> | undefined)?.clear(),
    )
  await forget()
  await work()
  // An entry comes with the frame after its own.
  await page.evaluate(async () => await new Promise((resolve) => setTimeout(resolve, 500)))
  const times = await page.evaluate(() => [
    ...(Reflect.get(globalThis, 'interactionTimes') as Map<number, number>).values(),
  ])
  const at = (percent: number) => Math.round(percentile(times, percent))
  return { interactions: times.length, p50: at(50), p75: at(75), most: at(100) }
}
