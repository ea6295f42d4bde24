import { type ReactNode, useEffect, useRef } from 'react'

/** The frame of the pages that lead to an account: one thing to do, in a narrow column. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page max-w-md py-14 tablet:py-20">
      <h1 className="text-4xl font-medium">{title}</h1>
      <div className="mt-5 space-y-5">{children}</div>
    </section>
  )
}

/**
 * What was done, in the place of the form that asked for it: read out, and with the focus, which else goes
 * with the form.
 */
export function DoneNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} role="status" tabIndex={-1} className="border-l-2 border-green py-1 pl-4">
      {children}
    </p>
  )
}
