import { type ReactNode, useId } from 'react'

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

/** That something was saved, read out when it is. The place stands before, so that it is heard. */
export function Saved({ text }: { text: string | null }) {
  return <div role="status">{text && <p className="border-l-2 border-green py-1 pl-4">{text}</p>}</div>
}
