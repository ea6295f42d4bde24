import { useEffect, useRef, type ReactNode } from 'react'

/** What failed beside any field. It is read out, and has the focus when it comes. */
export function FormFailure({ text, children }: { text: string | null | undefined; children?: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) alert.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
      <p>{text}</p>
      {children}
    </div>
  )
}
