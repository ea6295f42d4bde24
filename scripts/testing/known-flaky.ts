/** A test that sometimes fails without a known cause. It runs in `npm run verify -- flaky` alone. */
export interface KnownFlaky {
  /** From the project's folder. */
  file: string
  /** The full name, as a run prints it. */
  name: string
  /** What is known about the failure, and what to look at next. */
  reason: string
  /** The day on which it was listed, as YYYY-MM-DD. */
  since: string
}

/** How many tests may be listed at once: a longer list hides faults. */
export const MAX_KNOWN_FLAKY = 10

export const knownFlaky: readonly KnownFlaky[] = []

/** True for a test on the list. `file` may be an absolute path or a URL path that ends with the listed one. */
export function isKnownFlaky(file: string, name: string, list: readonly KnownFlaky[] = knownFlaky): boolean {
  return list.some((entry) => file.endsWith(entry.file) && entry.name === name)
}
