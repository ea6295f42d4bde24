import { failureOf } from '../../../shared/api/failure.ts'

/** Options that did not come, and the offer to ask again. */
export function PickerFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <p role="alert" className="mt-2 text-oxblood">
      {failureOf(error).text}{' '}
      <button type="button" className="text-link min-h-11" onClick={() => onRetry()}>
        Try again
      </button>
    </p>
  )
}
