const FACTS = 10

/** The places of an item's parts while it loads: picture and description, title, buttons and facts. */
export function ItemPlaceholder() {
  return (
    <div role="status" aria-label="Loading the item" className="grid gap-8 large:grid-cols-2 large:gap-x-10">
      <div>
        <div className="skeleton aspect-4/3" />
        <div className="mt-8 hidden space-y-3 border-t border-hairline pt-6 large:block">
          <div className="skeleton h-8 w-2/5" />
          <div className="skeleton h-5 w-full" />
          <div className="skeleton h-5 w-3/5" />
        </div>
      </div>
      <div>
        <div className="skeleton h-10 w-4/5" />
        <div className="skeleton mt-5 h-24 w-full max-w-90" />
        <div className="mt-8 border-t border-hairline">
          {Array.from({ length: FACTS }, (_, fact) => (
            <div key={fact} className="border-b border-hairline py-2.5">
              <div className="skeleton h-6 w-3/5" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
