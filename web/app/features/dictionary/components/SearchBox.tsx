import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSuggestions } from '../use-suggestions.ts'
import { SuggestionList } from './SuggestionList.tsx'

/** The search field with its suggestions: a native input first, a combobox once scripts run. */
export function SearchBox({ defaultValue = '' }: { defaultValue?: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [text, setText] = useState(defaultValue)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const open = found.length > 0
  const listId = `${id}-list`

  function close() {
    setTyped(null)
    setActive(-1)
  }
  function choose(place: number) {
    const chosen = found[place]
    if (!chosen) return
    close()
    void navigate(chosen.pageURI)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place beyond the ends is the input itself.
      setActive((place) => ((place + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' || event.key === 'Tab') close()
  }

  return (
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <label htmlFor={id} className="eyebrow mb-1.5 block">
        ENTER SEARCH TERM
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="search"
          name="query"
          className="field search-input pr-11"
          maxLength={dictionaryLimits.queryMax}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setTyped(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear the search term"
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-muted hover:text-brass nojs:hidden"
            onClick={() => {
              setText('')
              close()
              input.current?.focus()
            }}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        )}
      </div>
      {open && <SuggestionList id={listId} items={found} active={active} onChoose={choose} />}
    </div>
  )
}
