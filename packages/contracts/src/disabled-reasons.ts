/** Beside a button that is disabled: which fields are missing or wrong. Null where none is. */
export function disabledReason(labels: readonly string[]): string | null {
  const named = [...new Set(labels)]
  return named.length === 0 ? null : `To go on, please check: ${named.join(', ')}.`
}

/** Beside a button that saves changes, where there are none. */
export const NOTHING_CHANGED = 'Nothing has changed yet.'
