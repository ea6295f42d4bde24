import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { staffViews } from '../queries/items.ts'

/** Tells the owner when and why staff opened private details; nothing where they never did. */
export function StaffViews({ id }: { id: number }) {
  const views = useQuery(staffViews(browserCall, id)).data?.views ?? []
  if (views.length === 0) return null
  return (
    <section aria-labelledby="staff-views" className="mt-14 border-t border-hairline pt-8">
      <h2 id="staff-views" className="text-2xl font-medium">
        Seen by Vitrine staff
      </h2>
      <ul className="mt-3 max-w-prose space-y-2">
        {views.map(({ viewedAt, reason }, place) => (
          <li key={`${place} ${viewedAt}`}>
            Vitrine staff opened the private details of this item on <Day iso={viewedAt} />: {reason}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-sm text-muted">
        Private details are prices, date acquired, insurer, storage location, WorthScore and what stands under
        ‘More details’, without private notes and cost code.
      </p>
    </section>
  )
}
