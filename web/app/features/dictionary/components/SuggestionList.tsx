import type { Suggestion } from '../queries/suggestions.ts'

interface SuggestionListProps {
  id: string
  items: readonly Suggestion[]
  active: number
  onChoose: (place: number) => void
}

/** The list below a combobox; the focus stays in the input. */
export function SuggestionList({ id, items, active, onChoose }: SuggestionListProps) {
  return (
    <div id={id} tabIndex={-1} role="listbox" aria-label="Suggestions" className="absolute inset-x-0 top-full z-30 mt-1 border border-hairline bg-raised py-1 shadow-lg">
      {items.map((item, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox's input has the focus and handles the keys
        <div
          key={item.pageURI}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className="flex min-h-11 cursor-pointer items-center px-3.5 hover:bg-sunken aria-selected:bg-sunken aria-selected:text-brass"
          // The input has the keyboard; pressing must not take the focus away from the input, or the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          {item.title}
        </div>
      ))}
    </div>
  )
}
