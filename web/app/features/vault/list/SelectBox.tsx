import type { Selection } from './selection.ts'
import { useIsSelected } from './use-selection.ts'

interface SelectBoxProps {
  id: number
  title: string
  selection: Selection
}

/** Whether an item is selected. The item around it shows that by style alone, so that it need not be drawn anew. */
export function SelectBox({ id, title, selection }: SelectBoxProps) {
  const isSelected = useIsSelected(selection, id)
  return (
    <label className="flex h-11 w-11 shrink-0 items-center justify-center">
      <span className="sr-only">Select {title}</span>
      <input type="checkbox" checked={isSelected} className="h-5 w-5 accent-brass" onChange={(event) => selection.select(id, event.currentTarget.checked)} />
    </label>
  )
}
