/** A list that could not be loaded: what happened, and the offer to ask again where it stands. */
export function RetryFailure({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="mt-6 border-l-2 border-oxblood py-2 pl-5">
      <p className="max-w-prose text-lg">{text}</p>
      <button type="button" className="button-plain mt-5" onClick={() => void onRetry()}>
        Try again
      </button>
    </div>
  )
}
