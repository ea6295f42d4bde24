/** What failed inside a dialog, which stays open. */
export function DialogFailure({
  text,
  onRetry,
  way = 'Try again',
}: {
  text: string
  onRetry?: () => void
  way?: string
}) {
  return (
    <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
      {text}{' '}
      {onRetry && (
        <button type="button" className="text-link min-h-11" onClick={onRetry}>
          {way}
        </button>
      )}
    </p>
  )
}
