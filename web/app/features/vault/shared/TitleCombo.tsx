import { useId, useState, type KeyboardEvent } from 'react'
import { SuggestionList } from '../../../shared/search-box/SuggestionList.tsx'
import type { Suggestion } from '../../../shared/search-box/suggestion.ts'

interface TitleComboProps {
  value: string
  maxLength: number
  onChange: (title: string) => void
  /** Titles for what is typed. */
  found: readonly Suggestion[]
  /** Tells what is typed, and null when nothing is to be suggested any more. */
  onTyped: (typed: string | null) => void
}

/** A part of a title, with titles to choose from; one that is chosen fills the field, and leads nowhere. */
export function TitleCombo({ value, maxLength, onChange, found, onTyped }: TitleComboProps) {
  const id = useId()
  const [active, setActive] = useState(-1)
  const open = found.length > 0
  const close = () => {
    onTyped(null)
    setActive(-1)
  }
  const choose = (place: number) => {
    const chosen = found[place]
    if (!chosen) return
    onChange(chosen.title)
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place beyond the ends is the field itself.
      setActive((place) => ((place + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    } else if (event.key === 'Enter') {
      if (active >= 0) event.preventDefault()
      if (active >= 0) choose(active)
      else close()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') close()
  }

  return (
    <div
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Title
      </label>
      <input
        id={id}
        type="search"
        className="field"
        maxLength={maxLength}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-list-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          onTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {open && <SuggestionList id={`${id}-list`} items={found} active={active} onChoose={choose} />}
    </div>
  )
}
