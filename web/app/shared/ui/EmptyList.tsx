import type { ReactNode } from 'react'
import { useSiteFacts } from '../site-facts.ts'
import { SiteImage } from './SiteImage.tsx'

interface EmptyListProps {
  /** Left out where the heading of the page says it. */
  text?: string
  children?: ReactNode
}

/**
 * Nothing here: the documented sentence, and what to do next. On a first start the rest may still be on its
 * way.
 */
export function EmptyList({ text, children }: EmptyListProps) {
  const isFillingIn = useSiteFacts()?.isFillingIn
  return (
    <div className="flex flex-col items-center py-12 text-center">
      <SiteImage src="/images/no-results.svg" alt="" width="800" height="600" className="h-auto w-56" />
      {text && <p className="mt-6 font-serif text-xl">{text}</p>}
      {isFillingIn && (
        <p className="mt-3 text-muted">Sample content is being filled in. Reload this page in a moment.</p>
      )}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3 text-muted">{children}</div>}
    </div>
  )
}
