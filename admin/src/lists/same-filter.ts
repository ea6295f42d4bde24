/** Whether two filters choose the same rows, in whatever order their fields were set. */
export function isSameFilter(
  one: Readonly<Record<string, unknown>> | undefined,
  other: Readonly<Record<string, unknown>>,
): boolean {
  return JSON.stringify(sorted(one ?? {})) === JSON.stringify(sorted(other))
}

function sorted(filter: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
