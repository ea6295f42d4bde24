const FACTS = 6

/** The places of an item's parts while it loads. */
export function ItemPlaceholder() {
  return (
    <div role="status" aria-label="Loading the item" className="grid gap-10 large:grid-cols-2">
      <div className="skeleton aspect-4/3" />
      <div>
        <div className="skeleton h-10 w-4/5" />
        {Array.from({ length: FACTS }, (_, fact) => (
          <div key={fact} className="skeleton mt-5 h-6 w-full" />
        ))}
      </div>
    </div>
  )
}
