import type { RingResult } from '../rings/ring.ts'
import { vitestRing } from '../rings/vitest-ring.ts'

/** Two who write for an hour, one act a second each. */
const ACTS = 7_200

/** Two editors of one article by a random script: no sentence of either is lost, proven from the versions. */
export async function run(): Promise<RingResult[]> {
  return [
    await vitestRing('two editors for an hour', 'integration', {
      filters: ['api/src/texts/two-editors.int-spec.ts'],
      environment: { VITRINE_EDITOR_ACTS: String(ACTS) },
    }),
  ]
}
