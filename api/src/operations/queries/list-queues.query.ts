import type { QueueList } from '@vitrine/contracts/operations/schemas'
import { AppError } from '@vitrine/platform/app-error'
import type { ObservedQueues } from '../observed-queues.ts'

/**
 * Jobs of every queue by state. Done ones are not kept, and what failed for good is a dead letter. @throws
 * AppError SERVICE_UNAVAILABLE
 */
export async function listQueues(observed: ObservedQueues): Promise<QueueList> {
  try {
    const queues = await Promise.all(
      observed.all().map(async (queue) => {
        const [counts, paused] = await Promise.all([
          queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed'),
          queue.isPaused(),
        ])
        return {
          name: queue.name,
          waiting: (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0),
          active: counts['active'] ?? 0,
          delayed: counts['delayed'] ?? 0,
          paused,
        }
      }),
    )
    return { store: observed.store, queues }
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error })
  }
}
