import { useQuery } from '@tanstack/react-query'
import { listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { attributeLimits } from '@vitrine/contracts/custom-attributes/attributes'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { browserCall } from '../../../../shared/api/browser-queries.ts'
import { attributeOptionsKey } from '../../queries/attribute-options.ts'
import { vaultCategories } from '../../queries/categories.ts'
import { compactCollections } from '../../queries/collections.ts'
import { locations } from '../../queries/locations.ts'
import { pathText } from '../../locations/location-words.ts'
import { ownChoices, type ShownColumn } from './table-columns.ts'

const look =
  'absolute inset-0 z-10 h-full w-full border-0 bg-paper px-2 text-ink outline-2 -outline-offset-2 outline-brass'

/** Where the focus goes once a cell was saved or left. */
export type Leaving = 'stay' | 'down' | 'right' | 'left'

interface CellEditorProps {
  column: ShownColumn
  /** Of the item. */
  title: string
  draft: string
  /** Whether the draft is a character that opened the cell: what is typed next follows it. */
  isTyped: boolean
  /** Why the value was not saved; null where it was not tried. */
  problem: string | null
  isSaving: boolean
  onSave: (draft: string, leaving: Leaving) => void
  onCancel: () => void
}

/**
 * The input of the cell that is open. Enter saves and goes down, Tab saves and goes to the next cell, Escape
 * leaves it as it was. Leaving it by the pointer saves it, too.
 */
export function CellEditor({
  column,
  title,
  draft: first,
  isTyped,
  problem,
  isSaving,
  onSave,
  onCancel,
}: CellEditorProps) {
  const id = useId()
  const input = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(first)
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    const element = input.current
    element?.focus({ preventScroll: true })
    if (!(element instanceof HTMLInputElement)) return
    if (isTyped) element.setSelectionRange(element.value.length, element.value.length)
    else element.select()
  }, [isTyped])
  // A refused value keeps the cell open, and its input focused.
  useLayoutEffect(() => {
    isLeft.current = false
    if (problem !== null) input.current?.focus({ preventScroll: true })
  }, [problem])

  const save = (leaving: Leaving) => {
    if (isSaving) return
    isLeft.current = true
    onSave(draft, leaving)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isLeft.current = true
      onCancel()
    } else if (event.key === 'Enter' && !(event.shiftKey && column.kind === 'text')) save('down')
    else if (event.key === 'Tab') save(event.shiftKey ? 'left' : 'right')
    else return
    event.preventDefault()
  }
  const common = {
    ref: input,
    'aria-label': `${column.label}, ${title}`,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null ? undefined : id,
    'aria-busy': isSaving || undefined,
    className: look,
    value: draft,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setDraft(currentTarget.value),
    onKeyDown: press,
    onBlur: () => {
      if (!isLeft.current) save('stay')
    },
  }
  return (
    <>
      {isChosen(column) ? (
        <ChoiceInput column={column} common={common} />
      ) : column.kind === 'text' ? (
        <textarea {...common} maxLength={column.max} className={`${look} min-h-32 py-1`} />
      ) : (
        <input {...common} maxLength={column.max} {...inputOf(column)} />
      )}
      {problem !== null && (
        <p
          id={id}
          ref={scrollMessageIntoView}
          role="alert"
          className="absolute top-full left-0 z-20 w-max max-w-72 border border-oxblood bg-paper px-2 py-1 whitespace-normal text-oxblood shadow-lg"
        >
          {problem}
        </p>
      )}
    </>
  )
}

/** The message of a cell in the last column is wider than the cell. */
function scrollMessageIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function inputOf({ kind, own }: ShownColumn) {
  if (kind === 'date' || own?.type === 'date') return { placeholder: 'MM/DD/YYYY' }
  const isNumber = kind === 'price' || kind === 'amount' || kind === 'count' || own?.type === 'number'
  return isNumber ? { inputMode: 'decimal' as const } : {}
}

export function isChosen({ kind, own }: ShownColumn): boolean {
  return (
    kind === 'choice' ||
    kind === 'currency' ||
    kind === 'category' ||
    kind === 'collection' ||
    kind === 'entry' ||
    ownChoices(own) !== null
  )
}

interface Option {
  value: string
  label: string
}

function ChoiceInput({ column, common }: { column: ShownColumn; common: { value: string } & object }) {
  const options = useOptions(column)
  // What is chosen by now stays to choose, also while the others are coming.
  const isKnown = common.value === '' || options.some(({ value }) => value === common.value)
  return (
    <select {...common}>
      {column.kind !== 'category' && <option value="">–</option>}
      {!isKnown && <option value={common.value}>…</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function useOptions({ kind, choices, entry, own }: ShownColumn): readonly Option[] {
  const isPlace = kind === 'entry' && entry === 'STORAGE_LOCATION'
  const categories = useQuery({ ...vaultCategories(browserCall), enabled: kind === 'category' })
  const places = useQuery({ ...locations(browserCall), enabled: isPlace })
  const collections = useQuery({
    ...compactCollections(browserCall, { limit: 100, sort: 'title:asc' }),
    enabled: kind === 'collection',
  })
  const insurers = useQuery({
    queryKey: [...attributeOptionsKey, 'INSURANCE', 'all'],
    queryFn: ({ signal }) =>
      browserCall(
        listAttributes,
        { query: { 'f.type': 'INSURANCE', limit: attributeLimits.pageMax } },
        { signal },
      ),
    enabled: kind === 'entry' && !isPlace,
  })
  if (kind === 'category') return (categories.data ?? []).map(({ id, title }) => option(id, title))
  if (kind === 'collection') return (collections.data?.items ?? []).map(({ id, title }) => option(id, title))
  if (isPlace) return (places.data ?? []).map((place) => option(place.id, pathText(place)))
  if (kind === 'entry')
    return (insurers.data?.items ?? []).map(({ id, displayName }) => option(id, displayName))
  if (kind === 'currency') return currencyCodes.map((code) => ({ value: code, label: code }))
  return (
    ownChoices(own)?.map((label) => ({ value: label, label })) ??
    (choices ?? []).map(({ name, label }) => ({ value: name, label }))
  )
}

const option = (id: number, label: string): Option => ({ value: String(id), label })
