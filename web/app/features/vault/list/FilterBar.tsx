import { useQuery } from '@tanstack/react-query'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useId, useState, type ReactNode } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useSuggestions } from '../../../shared/search-box/use-suggestions.ts'
import { allTags } from '../queries/tags.ts'
import { vaultCategories } from '../queries/categories.ts'
import { suggestItems } from '../queries/items.ts'
import { applyReason, FilterButtons, FilterSheet } from '../shared/FilterSheet.tsx'
import { TitleCombo } from '../shared/TitleCombo.tsx'
import { isFiltered, isSameFilter, mayApply, noFilter, trimmed, type ListFilter } from './list-parameters.ts'

/** An own title fills the box, and leads nowhere. */
const suggestTitles = async (term: string, signal: AbortSignal) =>
  (await suggestItems(browserCall, term, signal)).map(({ id, title }) => ({ title, pageURI: String(id) }))

interface FilterBarProps {
  applied: ListFilter
  onApply: (filter: ListFilter) => void
}

/** Narrows the list of items. */
export function FilterBar({ applied, onApply }: FilterBarProps) {
  return (
    <FilterSheet isFiltered={isFiltered(applied)} onApply={onApply}>
      {(apply) => <FilterFields applied={applied} onApply={apply} />}
    </FilterSheet>
  )
}

function FilterFields({ applied, onApply }: FilterBarProps) {
  const [draft, setDraft] = useState(applied)
  const [held, setHeld] = useState(applied)
  // What was typed belongs to the filter that holds: another one begins anew, in the same fields, so that
  // whoever is in one stays there.
  if (!isSameFilter(held, applied)) {
    setHeld(applied)
    setDraft(applied)
  }
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const { data: tags } = useQuery(allTags(browserCall))
  const wanted = { ...draft, more: applied.more }
  const isReady = mayApply(wanted, applied)
  return (
    <form
      role="search"
      aria-label="Filter your items"
      className="grid items-end gap-4 tablet:grid-cols-2 large:grid-cols-[minmax(0,1.7fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onApply(trimmed(wanted))
      }}
    >
      <div className="tablet:col-span-2 large:col-span-1">
        <TitleBox value={draft.title} onChange={(title) => setDraft({ ...draft, title })} />
      </div>
      <FilterSelect
        label="Category"
        all="All categories"
        value={draft.categoryId}
        options={categories}
        onChange={(categoryId) => setDraft({ ...draft, categoryId })}
      />
      <FilterSelect
        label="Tag"
        all="All tags"
        value={draft.tagsId}
        options={tags?.items ?? []}
        onChange={(tagsId) => setDraft({ ...draft, tagsId })}
      />
      <FilterButtons
        reason={
          isReady ? null : applyReason(isFiltered({ ...trimmed(draft), more: {} }), isFiltered(applied))
        }
        clear={
          <button
            type="button"
            className="button-plain flex-1"
            onClick={() => {
              setDraft(noFilter)
              onApply(noFilter)
            }}
          >
            Clear
          </button>
        }
        className="tablet:col-span-2 large:col-span-1"
        reasonClass="large:text-right"
      />
    </form>
  )
}

interface FilterSelectProps {
  label: string
  all: ReactNode
  value: string
  options: readonly { id: number; title: string }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  const id = useId()
  const isKnown = value === '' || options.some((option) => String(option.id) === value)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {/* The URL may name one that is gone, or that is still on its way. */}
        {!isKnown && <option value={value}>Number {value}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A part of a title, with the member's own titles as suggestions. */
function TitleBox({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TitleCombo
      value={value}
      maxLength={limits.titleFilterMax}
      onChange={onChange}
      found={useSuggestions(typed, suggestTitles)}
      onTyped={setTyped}
    />
  )
}
