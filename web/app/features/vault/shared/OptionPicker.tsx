import { useId, type ReactNode } from 'react'
import { NO_MATCH } from './no-match.ts'

export interface PickerOption {
  id: number
  title: string
  /** What tells more about it, after its title. */
  note?: string
}

/** Picked for all that are selected, for some of them, or for none. */
export type Picked = 'all' | 'some' | 'none'

interface OptionPickerProps<Option extends PickerOption> {
  /** What is picked: 'Tags'. */
  label: string
  searchLabel: string
  text: string
  maxLength: number
  onText: (text: string) => void
  /** Undefined while they are on their way. */
  options: readonly Option[] | undefined
  failure?: ReactNode
  pickedOf: (id: number) => Picked
  onToggle: (option: Option) => void
  /** What is said where the search finds nothing. */
  noMatch?: string
  /** While a change is on its way the options take no press; the focus stays where it is. */
  isBusy: boolean
  draw?: (option: Option) => ReactNode
  children?: ReactNode
}

/** A search and what it finds, to be ticked. */
export function OptionPicker<Option extends PickerOption>({
  label,
  searchLabel,
  text,
  maxLength,
  onText,
  options,
  failure,
  pickedOf,
  onToggle,
  noMatch = NO_MATCH,
  isBusy,
  draw,
  children,
}: OptionPickerProps<Option>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {searchLabel}
      </label>
      <input
        id={id}
        type="search"
        className="field"
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {failure}
      <fieldset
        aria-disabled={isBusy || undefined}
        aria-busy={options === undefined}
        className={`mt-3 max-h-72 overflow-y-auto border border-hairline ${isBusy ? 'opacity-60' : ''}`}
      >
        <legend className="sr-only">{label}</legend>
        {options?.map((option) => (
          <Row
            key={option.id}
            option={option}
            picked={pickedOf(option.id)}
            isBusy={isBusy}
            onToggle={onToggle}
            draw={draw}
          />
        ))}
        {options === undefined && !failure && (
          <div role="status" aria-label="Loading" className="skeleton m-3 h-8" />
        )}
        {options?.length === 0 && (
          <p className="px-4 py-3 text-muted">
            {text.trim() === '' ? 'There is nothing to choose from yet.' : noMatch}
          </p>
        )}
      </fieldset>
      {children}
    </div>
  )
}

interface RowProps<Option> {
  option: Option
  picked: Picked
  isBusy: boolean
  onToggle: (option: Option) => void
  draw: ((option: Option) => ReactNode) | undefined
}

function Row<Option extends PickerOption>({ option, picked, isBusy, onToggle, draw }: RowProps<Option>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken">
      <input
        type="checkbox"
        className="h-5 w-5 shrink-0 accent-brass"
        checked={picked === 'all'}
        ref={(box) => void (box && (box.indeterminate = picked === 'some'))}
        aria-disabled={isBusy || undefined}
        onChange={() => !isBusy && onToggle(option)}
      />
      <span className="min-w-0 flex-1 break-words">{draw ? draw(option) : option.title}</span>
      {option.note && <span className="shrink-0 text-sm text-muted">{option.note}</span>}
    </label>
  )
}
