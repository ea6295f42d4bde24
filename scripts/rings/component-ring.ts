import { provideTestBrowser } from '../services/test-browser.ts'
import type { RingResult } from './ring.ts'
import type { RunOptions } from './run-options.ts'
import { vitestRing } from './vitest-ring.ts'

/** Components of site and console in a real browser, over an api in memory. */
export async function componentRing(
  options: RunOptions,
  filters: readonly string[] = [],
): Promise<RingResult> {
  await provideTestBrowser()
  return await vitestRing('components in the browser', 'component', { ...options, filters })
}
