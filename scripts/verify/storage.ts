import type { RingResult } from '../rings/ring.ts'
import { vitestRing } from '../rings/vitest-ring.ts'

/** The contract of object storage on a real MinIO. */
export async function run(): Promise<RingResult[]> {
  return [await vitestRing('storage contract on MinIO', 'minio')]
}
