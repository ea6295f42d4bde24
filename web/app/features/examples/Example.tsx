import type { ReactNode } from 'react'

/** One part of the page of examples. */
export function ExampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-hairline py-10">
      <h2 className="mb-6 text-2xl font-medium">{title}</h2>
      <div className="space-y-10">{children}</div>
    </section>
  )
}

/** One state of a part, with its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="eyebrow mb-3">{name}</h3>
      {children}
    </div>
  )
}
