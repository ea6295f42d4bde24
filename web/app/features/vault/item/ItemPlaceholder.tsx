const FACTS = 10

/** The places of an item's parts while it loads. */
export function ItemPlaceholder() {
  return (
    <div role="status" aria-label="Loading the item" className="grid gap-8 large:grid-cols-2 large:gap-x-10">
      <div className="skeleton aspect-4/3" />
      <div>
        <div className="skeleton h-10 w-4/5" />
        <div className="skeleton mt-5 mb-8 h-24 w-full max-w-90" />
        {Array.from({ length: FACTS }, (_, fact) => (
          <div key={fact} className="skeleton mt-5 h-6 w-full" />
        ))}
      </div>
    </div>
  )
}
