import type { ReactNode } from 'react'

export interface Fact {
  name: string
  /** Nothing is left out: a fact that nobody knows has no row. */
  value: ReactNode
}

/** What is known of an object, as a catalogue lists it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="border-t border-hairline">
      {known.map(({ name, value }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a member may give two facts one name
        <div
          key={`${place} ${name}`}
          className="grid gap-x-6 border-b border-hairline py-2.5 phone:grid-cols-[10rem_1fr]"
        >
          <dt className="min-w-0 text-muted">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
