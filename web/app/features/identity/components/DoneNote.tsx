import { useEffect, useRef, type ReactNode } from 'react'

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
