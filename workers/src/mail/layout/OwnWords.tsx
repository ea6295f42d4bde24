import type { ReactNode } from 'react'

/**
 * What a member or a visitor has written, within our own words: it keeps its direction, and ours theirs (UAX
 * #9).
 */
export function OwnWords({ children }: { children: ReactNode }) {
  return <span dir="auto">{children}</span>
}
