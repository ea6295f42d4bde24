import { useLocation, useNavigate } from 'react-router'
import { Cross } from '../../../shared/ui/Cross.tsx'
import { noticeIn } from './item-notice.ts'

/** What was saved, until it is closed or the page is left. */
export function SavedNotice() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const notice = noticeIn(state)
  if (!notice) return null
  return (
    <div role="status" className="mb-6 flex items-center gap-3 border-l-2 border-green bg-sunken pl-4">
      <p className="flex-1 py-3">{notice}</p>
      <button
        type="button"
        className="flex h-11 w-11 items-center justify-center hover:text-brass"
        aria-label="Close"
        onClick={() => void navigate({ search }, { replace: true, state: null, preventScrollReset: true })}
      >
        <Cross size={14} />
      </button>
    </div>
  )
}
