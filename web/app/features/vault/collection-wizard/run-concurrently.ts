const CONCURRENCY = 4

/** Calls `act` for each, four at once. Returns those that failed with their errors, in the given order. */
export async function runConcurrently<One>(
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<{ one: One; error: unknown }[]> {
  const failed: { place: number; one: One; error: unknown }[] = []
  let next = 0
  async function work(): Promise<void> {
    while (next < all.length) {
      const place = next
      next += 1
      const one = all[place]
      if (one === undefined) continue
      // oxlint-disable-next-line no-await-in-loop -- each worker does one after the other
      await act(one).catch((error: unknown) => failed.push({ place, one, error }))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return failed.toSorted((left, right) => left.place - right.place).map(({ one, error }) => ({ one, error }))
}
