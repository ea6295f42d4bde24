import { useId } from 'react'
import type { Suggestion } from './suggestion.ts'

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

interface SuggestionOptionProps {
  id: string
  item: Suggestion
  isActive: boolean
  onChoose: () => void
}

/** One title, with its category beside it. */
function SuggestionOption({ id, item, isActive, onChoose }: SuggestionOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox's input has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="suggestion"
      // The input has the keyboard; pressing must not take the focus away from the input, or the list would
      // close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{item.title}</span>
      {item.category && <span className="shrink-0 text-sm text-muted">{item.category}</span>}
    </div>
  )
}
