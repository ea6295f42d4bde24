import { useEffect, useRef } from 'react'
import type { Missing } from './use-collection-save.ts'

/** What of a stored collection is missing, by name, and the offer to try again. */
export function MissingParts({
  missing: { picture, items, moved },
  isBusy,
  onRetry,
}: {
  missing: Missing
  isBusy: boolean
  onRetry: () => void
}) {
  const alert = useRef<HTMLDivElement>(null)
  const isMissing = picture !== null || items.length > 0
  useEffect(() => {
    if (isMissing) alert.current?.focus()
  }, [isMissing, picture, items])
  if (!isMissing) return null
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="border-l-2 border-oxblood py-1 pl-4">
      {picture && <p className="text-oxblood">{picture}</p>}
      {items.length > 0 && (
        <p className="break-words text-oxblood">
          These items could not be changed: {items.map(({ title }) => title).join(', ')}
        </p>
      )}
      {moved.length > 0 && (
        <p className="mt-1 break-words">
          In another collection now: {moved.map(({ title }) => title).join(', ')}. Press “Try again” to move
          them into this one.
        </p>
      )}
      <button type="button" className="button-plain mt-3" disabled={isBusy} onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
