import type { RingResult } from '../rings/ring.ts'
import { vitestRing } from '../rings/vitest-ring.ts'

const OF_EACH_PROVIDER = 5_000

/**
 * Ten thousand random histories of members' money, half of them on each provider's stand-in, against the
 * money model.
 */
export async function run(): Promise<RingResult[]> {
  return [
    await vitestRing('histories of members’ money', 'integration', {
      filters: ['workers/src/billing/histories.int-spec.ts'],
      environment: { VITRINE_BILLING_HISTORIES: String(OF_EACH_PROVIDER) },
    }),
  ]
}
