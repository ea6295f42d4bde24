import { useId, type ReactNode } from 'react'

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hairline pb-2 text-2xl font-medium">
        {title}
      </h2>
      <div className="mt-5 space-y-5">{children}</div>
    </section>
  )
}
