interface SelectBoxProps {
  id: number
  title: string
  isSelected: boolean
  onSelect: (id: number, isSelected: boolean) => void
}

export function SelectBox({ id, title, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className="flex h-11 w-11 shrink-0 items-center justify-center">
      <span className="sr-only">Select {title}</span>
      <input type="checkbox" checked={isSelected} className="h-5 w-5 accent-brass" onChange={(event) => onSelect(id, event.currentTarget.checked)} />
    </label>
  )
}
