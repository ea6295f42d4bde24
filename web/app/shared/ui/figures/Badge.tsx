import type { ReactNode } from 'react'

const looks = {
  plain: 'border-edge text-muted',
  accent: 'border-brass text-brass',
  good: 'border-green text-green',
  bad: 'border-oxblood text-oxblood',
} as const

/** A short word about a thing's state. The word says it; the color only helps. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`inline-flex min-h-6 items-center border px-2 text-xs font-medium ${looks[look]}`}>
      {children}
    </span>
  )
}
