import { useId } from 'react'
import type { Suggestion } from './suggestion.ts'
import { SuggestionOption } from './SuggestionOption.tsx'

interface SuggestionListProps {
  id: string
  items: readonly Suggestion[]
  active: number
  onChoose: (place: number) => void
}

/** The list below a combobox, other spellings under a heading of their own; the focus stays in the input. */
export function SuggestionList({ id, items, active, onChoose }: SuggestionListProps) {
  const headingId = useId()
  const options = items.map((item, place) => ({
    corrected: item.corrected === true,
    // Two entries may lead to one page, a title and a spelling of it for example.
    option: (
      <SuggestionOption
        key={`${item.pageURI} ${item.title}`}
        id={`${id}-${place}`}
        item={item}
        isActive={place === active}
        onChoose={() => onChoose(place)}
      />
    ),
  }))
  const corrected = options.filter((each) => each.corrected)
  return (
    <div id={id} tabIndex={-1} role="listbox" aria-label="Suggestions" className="suggestions">
      {options.filter((each) => !each.corrected).map(({ option }) => option)}
      {corrected.length > 0 && (
        <div role="group" aria-labelledby={headingId}>
          <div id={headingId} role="presentation" className="eyebrow px-3.5 pt-3 pb-1">
            Did you mean
          </div>
          {corrected.map(({ option }) => option)}
        </div>
      )}
    </div>
  )
}
