import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useId, useState, type KeyboardEvent } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { SuggestionList } from '../../../shared/search-box/SuggestionList.tsx'
import { useSuggestions } from '../../../shared/search-box/use-suggestions.ts'
import { suggestItems } from '../queries/items.ts'

/** An own title fills the box, and leads nowhere. */
const suggestTitles = async (term: string, signal: AbortSignal) => (await suggestItems(browserCall, term, signal)).map(({ id, title }) => ({ title, pageURI: String(id) }))

/** A part of a title, with the member's own titles as suggestions. */
export function TitleBox({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed, suggestTitles)
  const open = found.length > 0
  const close = () => {
    setTyped(null)
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
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Title
      </label>
      <input
        id={id}
        type="search"
        className="field"
        maxLength={limits.titleFilterMax}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-list-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {open && <SuggestionList id={`${id}-list`} items={found} active={active} onChoose={choose} />}
    </div>
  )
}
