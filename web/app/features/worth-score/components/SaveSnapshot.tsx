import { useQueryClient } from '@tanstack/react-query'
import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { itemsKey } from '../../vault/queries/items.ts'
import { liteValuation, saveSnapshot, score } from '../queries/scores.ts'
import { useSending } from '../use-sending.ts'

/** Keeps the filters that are applied for the item's next scores. */
export function SaveSnapshot({ itemId, filters }: { itemId: number; filters: WorthScoreFilters }) {
  const queryClient = useQueryClient()
  const saving = useSending(async () => {
    const saved = await saveSnapshot(browserCall, itemId, filters)
    // Under filters that say nothing, nothing is kept.
    if (saved.meanPrice === null) return saved
    queryClient.setQueryData(score(browserCall, itemId, null).queryKey, saved)
    // The page compares with what is kept from here on.
    queryClient.setQueryData(liteValuation(browserCall, itemId).queryKey, {
      ...saved,
      itemsRelated: [],
      priceGraph: [],
    })
    await queryClient.invalidateQueries({ queryKey: itemsKey })
    return saved
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <button
        type="button"
        className="button"
        aria-disabled={saving.isPending || undefined}
        onClick={() => saving.start(undefined)}
      >
        Save Snapshot
      </button>
      <span role="status">
        {saving.response &&
          (saving.response.meanPrice === null
            ? 'Nothing was saved: these filters give no range.'
            : 'Your filters are saved.')}
      </span>
      {saving.error && (
        <p role="alert" className="text-oxblood">
          {failureOf(saving.error).text}
        </p>
      )}
    </div>
  )
}
