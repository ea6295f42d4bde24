import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Cross } from '../ui/icons.tsx'
import type { Suggest, Suggestion } from './suggestion.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  /**
   * What stands in the field becomes each new one, as on a page that shows another search. The field keeps
   * the focus.
   */
  defaultValue?: string
  name?: string
  label?: string
  isLabelHidden?: boolean
  placeholder?: string
  /** Null where nothing is suggested for what is typed. */
  suggest: Suggest | null
  /** What the list shows of what was found. Default: everything. */
  shown?: (found: readonly Suggestion[], text: string) => readonly Suggestion[]
}

/** The search field with its suggestions: a native input first, a combobox once scripts run. */
export function SearchBox({
  defaultValue = '',
  name = 'query',
  label = 'ENTER SEARCH TERM',
  isLabelHidden = false,
  placeholder,
  suggest,
  shown = (all) => all,
}: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [text, setText] = useState(defaultValue)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [followed, setFollowed] = useState(defaultValue)
  const found = shown(useSuggestions(typed, suggest), text)
  const open = found.length > 0
  const listId = `${id}-list`

  if (followed !== defaultValue) {
    setFollowed(defaultValue)
    setText(defaultValue)
    close()
  }
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
    } else if (event.key === 'Escape') {
      // The first Escape closes the list; what was typed stays, which the browser would otherwise clear.
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') close()
  }

  return (
    <div
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'eyebrow mb-1.5 block'}>
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          placeholder={placeholder}
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
            className="clear-text"
            onClick={() => {
              setText('')
              close()
              input.current?.focus()
            }}
          >
            <Cross size={14} />
          </button>
        )}
      </div>
      {open && <SuggestionList id={listId} items={found} active={active} onChoose={choose} />}
    </div>
  )
}
