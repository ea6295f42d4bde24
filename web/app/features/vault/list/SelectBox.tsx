import type { Selection } from './selection.ts'
import { focusSelectedItems } from './SelectedItems.tsx'
import { useIsSelected } from './use-selection.ts'

interface SelectBoxProps {
  id: number
  title: string
  selection: Selection
}

/**
 * Whether an item is selected. The item around it shows that by style alone, so that it need not be drawn
 * anew. From one that is selected the keyboard goes straight on to what can be done with the selection.
 */
export function SelectBox({ id, title, selection }: SelectBoxProps) {
  const isSelected = useIsSelected(selection, id)
  return (
    <div className="relative shrink-0">
      <label className="flex h-11 w-11 items-center justify-center">
        <span className="sr-only">Select {title}</span>
        <input
          type="checkbox"
          checked={isSelected}
          className="h-5 w-5 accent-brass"
          onChange={(event) => selection.select(id, event.currentTarget.checked)}
        />
      </label>
      {isSelected && (
        <button
          type="button"
          className="button sr-only z-10 whitespace-nowrap focus-visible:not-sr-only focus-visible:absolute focus-visible:top-11 focus-visible:left-1"
          onClick={focusSelectedItems}
        >
          Go to the actions
        </button>
      )}
    </div>
  )
}
