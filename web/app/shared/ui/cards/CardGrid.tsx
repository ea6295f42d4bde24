import type { ReactNode } from 'react'

/** Cards in columns: two on a phone, three on a tablet, four on wider screens. Give it list items. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="cards grid grid-cols-2 gap-x-5 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-4 desktop:gap-x-8"
    >
      {children}
    </ul>
  )
}
