import type { ReactNode } from 'react'

/** The frame of a page that a mail's link leads to. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page max-w-xl py-14 tablet:py-24">
      <p className="eyebrow">Newsletter</p>
      <h1 className="mt-3 text-3xl font-medium tablet:text-4xl">{title}</h1>
      <div className="mt-6 space-y-5 text-lg">{children}</div>
    </section>
  )
}
