import type { ReactNode } from 'react'

/** The frame of the pages that lead to an account: one thing to do, in a narrow column. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page max-w-md py-14 tablet:py-20">
      <h1 className="text-4xl font-medium">{title}</h1>
      <div className="mt-5 space-y-5">{children}</div>
    </section>
  )
}
