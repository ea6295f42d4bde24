import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import {
  ownColumnKey,
  tableColumns,
  tableLimits as limits,
  type ChosenColumn,
} from '@vitrine/contracts/vault-views/table-columns'
import { useId, useRef, useState } from 'react'
import { WholeNumberInput } from '../../../../shared/forms/NumberInput.tsx'
import { Sheet } from '../../../../shared/ui/Sheet.tsx'
import { shownColumns, usualColumns } from './table-columns.ts'

interface ColumnsPanelProps {
  chosen: readonly ChosenColumn[]
  ownFields: readonly OwnField[]
  onChange: (chosen: readonly ChosenColumn[]) => void
  onClose: () => void
}

const ofItem = tableColumns.filter(({ savedWith }) => savedWith !== 'record')
const ofRecord = tableColumns.filter(({ savedWith }) => savedWith === 'record')

/** Which columns the table has, in which order and how wide. Each change is saved at once. */
export function ColumnsPanel({ chosen, ownFields, onChange, onClose }: ColumnsPanelProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const shown = shownColumns(chosen, ownFields)
  const isFree = (key: string) => !chosen.some((column) => column.key === key)
  const own = ownFields
    .map(({ name }) => ({ key: ownColumnKey(name), label: name }))
    .filter(({ key }) => isFree(key))
  const move = (at: number, by: number) => {
    const [column] = chosen.slice(at, at + 1)
    if (!column) return
    const others = chosen.filter((_, place) => place !== at)
    onChange(others.toSpliced(at + by, 0, column))
    setSaid(`${shown[at]?.label ?? ''} is column ${at + by + 1}.`)
  }
  return (
    <Sheet title="Columns" open onClose={onClose}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <label htmlFor={id} className="mb-1 block font-medium">
        Add a column
      </label>
      <select
        id={id}
        className="field mb-5"
        value=""
        disabled={chosen.length >= limits.columnsMax}
        onChange={({ currentTarget: { value: key, selectedOptions } }) => {
          if (key === '') return
          onChange([...chosen, { key, width: null }])
          setSaid(`${selectedOptions[0]?.text ?? ''} was added.`)
        }}
      >
        <option value="">Please choose</option>
        <ColumnOptions label="Item" columns={ofItem.filter(({ key }) => isFree(key))} />
        <ColumnOptions label="Record" columns={ofRecord.filter(({ key }) => isFree(key))} />
        <ColumnOptions label="Your own fields" columns={own} />
      </select>
      <ol ref={list} aria-label="Columns of the table">
        {shown.map((column, at) => (
          <li key={column.key} className="flex flex-wrap items-center gap-x-2 border-b border-hairline py-1">
            <span className="min-w-0 flex-1 basis-40 break-words">{column.label}</span>
            <WidthInput
              key={column.width}
              label={column.label}
              width={column.width}
              onWidth={(width) =>
                onChange(chosen.map((each) => (each.key === column.key ? { ...each, width } : each)))
              }
            />
            <span className="flex gap-x-2">
              <MoveButton words="Up" label={column.label} isOff={at === 0} onPress={() => move(at, -1)} />
              <MoveButton
                words="Down"
                label={column.label}
                isOff={at === shown.length - 1}
                onPress={() => move(at, 1)}
              />
              <MoveButton
                words="Remove"
                label={column.label}
                isOff={shown.length === 1}
                onPress={() => {
                  onChange(chosen.filter(({ key }) => key !== column.key))
                  setSaid(`${column.label} was removed.`)
                  list.current?.querySelectorAll<HTMLElement>('li button')[0]?.focus()
                }}
              />
            </span>
          </li>
        ))}
      </ol>
      <button type="button" className="button-plain mt-5" onClick={() => onChange(usualColumns)}>
        Usual columns
      </button>
    </Sheet>
  )
}

function ColumnOptions({
  label,
  columns,
}: {
  label: string
  columns: readonly { key: string; label: string }[]
}) {
  if (columns.length === 0) return null
  return (
    <optgroup label={label}>
      {columns.map((column) => (
        <option key={column.key} value={column.key}>
          {column.label}
        </option>
      ))}
    </optgroup>
  )
}

interface MoveButtonProps {
  words: string
  label: string
  isOff: boolean
  onPress: () => void
}

function MoveButton({ words, label, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="text-link min-h-11 px-1 text-sm aria-disabled:text-muted"
      aria-label={`${words}: ${label}`}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {words}
    </button>
  )
}

interface WidthInputProps {
  label: string
  width: number
  onWidth: (width: number) => void
}

function WidthInput({ label, width, onWidth }: WidthInputProps) {
  const [text, setText] = useState(String(width))
  return (
    <WholeNumberInput
      className="field w-20 px-2"
      aria-label={`Width of ${label}, in pixels`}
      maxLength={4}
      value={text}
      onText={setText}
      onBlur={() => {
        const typed = Math.round(Number(text))
        const next = Math.min(Math.max(typed, limits.widthMin), limits.widthMax)
        if (text === '' || !Number.isFinite(typed) || next === width) setText(String(width))
        else onWidth(next)
      }}
    />
  )
}
