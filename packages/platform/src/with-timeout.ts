/**
 * Waits for `work`, but no longer than `milliseconds`. The work itself is not stopped.
 *
 * @throws Error with `message` where it takes longer; what the work throws until then
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  { milliseconds, message }: { milliseconds: number; message: string },
): Promise<Result> {
  const timedOut = Promise.withResolvers<never>()
  const timer = setTimeout(() => timedOut.reject(new Error(message)), milliseconds)
  try {
    return await Promise.race([work, timedOut.promise])
  } finally {
    clearTimeout(timer)
  }
}
