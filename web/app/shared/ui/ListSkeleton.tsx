const PLACEHOLDERS = 6

/** A list on its way: six rows that keep the place of what comes. */
export function ListSkeleton({ columns = 1 }: { columns?: 1 | 2 }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      className={`grid gap-x-12 ${columns === 2 ? 'desktop:grid-cols-2' : ''}`}
    >
      {Array.from({ length: PLACEHOLDERS }, (_, row) => (
        <div key={row} data-skeleton="" className="flex gap-5 border-b border-hairline py-6">
          <div className="skeleton aspect-4/3 w-28 shrink-0 tablet:w-40" />
          <div className="flex-1 space-y-3 pt-1">
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
