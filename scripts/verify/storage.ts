import type { RingResult } from '../rings/ring.ts'
import { vitestRing } from '../rings/vitest-ring.ts'

/**
 * The contract of object storage on the server of docker-compose.yml, started and set up as it says there,
 * and on a MinIO.
 */
export async function run(): Promise<RingResult[]> {
  return [
    await vitestRing('storage contract on the Versity S3 Gateway', 'versitygw'),
    await vitestRing('storage contract on MinIO', 'minio'),
  ]
}
