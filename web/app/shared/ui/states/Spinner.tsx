/** Something is on its way, and nobody knows yet what takes its place. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" aria-label={label}>
      <span className="block h-10 w-10 animate-spin rounded-full border-3 border-hairline border-t-brass motion-reduce:animate-none" />
    </div>
  )
}
