import { onlyJourneys } from '../rings/browser-ring.ts'
import type { RingResult } from '../rings/ring.ts'

/** On 40 pages of site and console at three sizes: what can be pressed is not covered, and no ring is cut. */
export async function run(): Promise<RingResult[]> {
  return [await onlyJourneys('controls in reach', 'controls-in-reach', { E2E_ALL_PAGES: 'true' })]
}
