import { BulkBar } from '../../../shared/ui/lists/BulkBar.tsx'
import { type Selection, useIsSelected, useSelected } from './selection.ts'

const BAR = 'selected-items'

/** The bar is in sight wherever the list is scrolled to. */
export function focusSelectedItems(): void {
  document.getElementById(BAR)?.focus({ preventScroll: true })
}

interface SelectedItemsProps<Item> {
  listed: readonly Item[]
  selection: Selection
  onUpdate: (items: readonly Item[]) => void
  onSpread: (items: readonly Item[]) => void
  onDelete: (items: readonly Item[]) => void
}

/** What can be done with all that are selected. */
export function SelectedItems<Item extends { id: number }>({
  listed,
  selection,
  onUpdate,
  onSpread,
  onDelete,
}: SelectedItemsProps<Item>) {
  const selected = useSelected(selection, listed)
  return (
    <BulkBar id={BAR} selected={selected.length} noun="item" onClear={() => selection.clear()}>
      <button type="button" className="button-plain" onClick={() => onUpdate(selected)}>
        Update
      </button>
      {selected.length > 1 && (
        <button type="button" className="button-plain" onClick={() => onSpread(selected)}>
          Spread a cost
        </button>
      )}
      <button type="button" className="button-plain" onClick={() => onDelete(selected)}>
        Delete
      </button>
    </BulkBar>
  )
}

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
