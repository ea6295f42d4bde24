import type { ReactNode } from 'react'

interface StatTileProps {
  name: string
  value: ReactNode
  /** What the number means, or since when it counts. */
  note?: string
}

/** One number that matters, large. Put several into a `dl`. */
export function StatTile({ name, value, note }: StatTileProps) {
  return (
    <div className="border border-hairline bg-raised px-5 py-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 font-serif text-3xl font-medium tabular-nums">{value}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  )
}
