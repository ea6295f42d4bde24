import type { ReactNode } from 'react'

/** @param children the partners, or the number of places to keep for them */
export function PartnerPlaces({ children }: { children: ReactNode | number }) {
  return (
    <ul className="mt-2 grid grid-cols-2 gap-3 nojs:hidden phone:grid-cols-4 large:grid-cols-8">
      {typeof children === 'number' ? Array.from({ length: children }, (_, place) => <li key={place} className="skeleton aspect-3/2" />) : children}
    </ul>
  )
}
