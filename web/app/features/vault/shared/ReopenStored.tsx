import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { unfinishedWork } from './unfinished-work.ts'

interface ReopenStoredProps {
  /** Key of the unfinished work of this page. */
  work: string
  /** Page on which the stored record is edited. */
  pathOf: (id: number) => string
  /** Shown there: what is missing, and what to do. */
  notice: string
  children: ReactNode
}

/** A wizard, or in its place the one over the record that it had stored before the page was reloaded. */
export function ReopenStored({ work, pathOf, notice, children }: ReopenStoredProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [stored] = useState(() => unfinishedWork.read(work))
  useEffect(() => {
    if (stored === null) return
    unfinishedWork.drop(work)
    void navigate(pathOf(stored), { replace: true, state: { isReopened: true } })
  }, [stored, work, pathOf, navigate])
  if (stored !== null) return null
  return (
    <>
      {isReopened(state) && (
        <p role="status" className="mt-6 border-l-2 border-brass py-1 pl-4">
          {notice}
        </p>
      )}
      {children}
    </>
  )
}

function isReopened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReopened' in state
}
