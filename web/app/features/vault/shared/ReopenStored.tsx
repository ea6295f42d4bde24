import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { unfinishedWork } from './unfinished-work.ts'

interface ReopenStoredProps {
  /** Key of the unfinished work of this page. */
  work: string
  /** Page on which the stored record is edited. */
  pathOf: (id: number) => string
  /** Shown there: that it is saved. */
  savedNotice: string
  /** The same where something is missing: what is, and what to do. */
  missingNotice: string
  children: ReactNode
}

/** A wizard, or in its place the one over the record that it had stored before the page was reloaded. */
export function ReopenStored({ work, pathOf, savedNotice, missingNotice, children }: ReopenStoredProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [stored] = useState(() => unfinishedWork.read(work))
  useEffect(() => {
    if (stored === null) return
    unfinishedWork.drop(work)
    const { id, isMissing } = stored
    void navigate(pathOf(id), { replace: true, state: { reopened: isMissing ? 'missing' : 'whole' } })
  }, [stored, work, pathOf, navigate])
  if (stored !== null) return null
  const reopened = reopenedOf(state)
  return (
    <>
      {reopened !== null && (
        <p role="status" className="mt-6 border-l-2 border-brass py-1 pl-4">
          {reopened === 'missing' ? missingNotice : savedNotice}
        </p>
      )}
      {children}
    </>
  )
}

function reopenedOf(state: unknown): 'missing' | 'whole' | null {
  if (typeof state !== 'object' || state === null || !('reopened' in state)) return null
  return state.reopened === 'whole' ? 'whole' : 'missing'
}
