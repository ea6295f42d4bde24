const ROWS = 6

/** Rows of items on their way, with the form that they have. */
export function RowsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} data-skeleton="" className="flex gap-3 border-b border-hairline py-5 tablet:gap-4">
          <div className="w-11 shrink-0">
            <div className="skeleton mx-auto mt-3 h-5 w-5" />
          </div>
          <div className="skeleton aspect-4/3 w-20 shrink-0 self-start phone:w-28 desktop:w-36" />
          <div className="flex-1">
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton mt-2 h-4 w-2/5" />
            <div className="skeleton mt-2 h-11 w-44 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
