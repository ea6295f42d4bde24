import { AppError } from '@vitrine/platform/app-error'
import fastq from 'fastq'

/**
 * Node has four threads for such work, and reads its files with the same. What waits waits here and not
 * before the files there, which are never further away than two hashes: pages go on while many sign in. Two
 * more than there are threads lie at hand, so that none stands idle until the next is handed over.
 */
const AT_ONCE = 6
/** Some seconds of work for two processors. Who comes after these is better told to come back. */
const WAITING = 200
const COME_BACK_AFTER_SECONDS = 10

const turns = fastq.promise(async (work: () => Promise<void>) => await work(), AT_ONCE)

/**
 * Hashes passwords a few at a time, in the order they came.
 *
 * @throws AppError TOO_MANY_REQUESTS where too many wait
 */
export async function queueHashing<Response>(hashing: () => Promise<Response>): Promise<Response> {
  if (turns.length() >= WAITING)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: COME_BACK_AFTER_SECONDS })
  return await new Promise((resolve, reject) => {
    void turns.push(async () => await hashing().then(resolve, reject))
  })
}
