interface CardGridSkeletonProps {
  count?: number
  /** Those of the grid that comes. */
  columns?: string
}

/** Cards that are on their way: their places are kept, so that nothing moves when they come. */
export function CardGridSkeleton({
  count = 8,
  columns = 'grid-cols-2 gap-x-5 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-4 desktop:gap-x-8',
}: CardGridSkeletonProps) {
  return (
    <div role="status" aria-label="Loading" className={`cards grid ${columns}`}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} data-skeleton="">
          <div className="skeleton aspect-4/3" />
          <div className="skeleton mt-3 h-5 w-4/5" />
          <div className="skeleton mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
