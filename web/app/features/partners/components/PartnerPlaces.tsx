import type { ReactNode } from 'react'
import { scrollIntoFullView } from '../../../shared/ui/scroll-into-full-view.ts'

/**
 * One row that scrolls on a phone.
 *
 * @param children the partners, or the number of places to keep for them
 */
export function PartnerPlaces({ children }: { children: ReactNode | number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only scrolls to the link that has the focus
    <ul
      onFocus={scrollIntoFullView}
      className="-mx-1.5 mt-0.5 flex gap-3 scroll-px-1.5 overflow-x-auto p-1.5 *:w-32 *:shrink-0 nojs:hidden phone:grid phone:grid-cols-4 phone:overflow-visible phone:*:w-auto large:grid-cols-8"
    >
      {typeof children === 'number'
        ? Array.from({ length: children }, (_, place) => <li key={place} className="skeleton aspect-3/2" />)
        : children}
    </ul>
  )
}
