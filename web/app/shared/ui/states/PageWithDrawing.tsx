import type { ReactNode } from 'react'
import { SiteImage } from '../SiteImage.tsx'

interface PageWithDrawingProps {
  drawing?: 'no-results' | 'image-unavailable'
  /** Of what it says. */
  role?: 'alert'
  children: ReactNode
}

/** A page that has nothing else to show: what it says, with a drawing beside it. */
export function PageWithDrawing({ drawing = 'no-results', role, children }: PageWithDrawingProps) {
  return (
    <section className="page grid items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24">
      <div role={role}>{children}</div>
      <SiteImage
        src={`/images/${drawing}.svg`}
        alt=""
        width="800"
        height="600"
        className="mx-auto h-auto w-full max-w-md"
      />
    </section>
  )
}
