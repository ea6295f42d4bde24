import type { Suggestion } from './suggestion.ts'

interface SuggestionOptionProps {
  id: string
  item: Suggestion
  isActive: boolean
  onChoose: () => void
}

/** One title, with its category beside it. */
export function SuggestionOption({ id, item, isActive, onChoose }: SuggestionOptionProps) {
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
