import { useQuery } from '@tanstack/react-query'
import {
  collectionStatuses,
  collectionStatusLabels,
  collectionLimits as limits,
} from '@vitrine/contracts/collections/collections'
import { useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { compactCollections } from '../queries/collections.ts'
import { applyReason, FilterButtons, FilterSheet } from '../shared/FilterSheet.tsx'
import { TitleCombo } from '../shared/TitleCombo.tsx'
import {
  isCollectionFilter,
  mayApplyFilter,
  noCollectionFilter,
  tidyFilter,
  type CollectionFilter,
} from './collection-parameters.ts'

interface CollectionFilterBarProps {
  applied: CollectionFilter
  onApply: (filter: CollectionFilter) => void
}

/** Narrows the list of collections. */
export function CollectionFilterBar({ applied, onApply }: CollectionFilterBarProps) {
  return (
    <FilterSheet isFiltered={isCollectionFilter(applied)} onApply={onApply}>
      {(apply) => <FilterFields applied={applied} onApply={apply} />}
    </FilterSheet>
  )
}

function FilterFields({ applied, onApply }: CollectionFilterBarProps) {
  const id = useId()
  const [draft, setDraft] = useState(applied)
  const [held, setHeld] = useState(applied)
  // What was typed belongs to the filter that holds: another one begins anew, in the same fields, so that
  // whoever is in one stays there.
  if (held.title !== applied.title || held.status !== applied.status) {
    setHeld(applied)
    setDraft(applied)
  }
  const isReady = mayApplyFilter(draft, applied)
  return (
    <form
      role="search"
      aria-label="Filter your collections"
      className="grid items-end gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onApply(tidyFilter(draft))
      }}
    >
      <CollectionTitleBox value={draft.title} onChange={(title) => setDraft({ ...draft, title })} />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          Status
        </label>
        <select
          id={id}
          className="field"
          value={draft.status}
          onChange={({ currentTarget }) =>
            setDraft({
              ...draft,
              status: collectionStatuses.find((status) => status === currentTarget.value) ?? '',
            })
          }
        >
          <option value="">Public and private</option>
          {collectionStatuses.map((status) => (
            <option key={status} value={status}>
              {collectionStatusLabels[status]}
            </option>
          ))}
        </select>
      </div>
      <FilterButtons
        reason={
          isReady ? null : applyReason(isCollectionFilter(tidyFilter(draft)), isCollectionFilter(applied))
        }
        clear={
          isCollectionFilter(applied) && (
            <button type="button" className="button-plain flex-1" onClick={() => onApply(noCollectionFilter)}>
              Clear
            </button>
          )
        }
        reasonClass="desktop:text-right"
      />
    </form>
  )
}

/** A part of a collection's title, with the member's own titles as suggestions from the first character. */
function CollectionTitleBox({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const title = useSettledText(typed ?? '')
  const { data } = useQuery({
    ...compactCollections(browserCall, { title, limit: limits.suggestionsShown, sort: 'title:asc' }),
    enabled: title !== '',
  })
  const found =
    typed === null || title === ''
      ? []
      : (data?.items.map((collection) => ({ title: collection.title, pageURI: String(collection.id) })) ?? [])
  return (
    <TitleCombo
      value={value}
      maxLength={limits.titleFilterMax}
      onChange={onChange}
      found={found}
      onTyped={setTyped}
    />
  )
}
