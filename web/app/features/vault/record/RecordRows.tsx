import { unitsOf, measures } from '@vitrine/contracts/vault-records/row-choices'
import { useId, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { AmountInput } from '../../../shared/forms/NumberInput.tsx'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { Cross } from '../../../shared/ui/icons.tsx'
import type { Photo } from '../photos/photo.ts'
import { DayInput } from '../wizard/fields/DateInput.tsx'
import { DraftNumber, DraftText } from '../wizard/fields/DraftFields.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { PartPhotos } from './PartPhotos.tsx'
import type { RecordDraft, RowDraft, RowsName } from './record-draft.ts'
import { newRow, rowsMoved, withFittingUnit } from './record-rows.ts'
import { rowKinds, type RowColumn } from './row-columns.ts'
import { SelectField } from './SelectField.tsx'
import type { RecordForm } from './use-record-form.ts'

interface RecordRowsProps {
  record: RecordForm
  draft: RecordDraft
  name: RowsName
  label: string
  photos: readonly Photo[]
  /** The heading above says the same. */
  isLabelHidden?: boolean
  /** Below the rows. */
  children?: ReactNode
}

const spans: Readonly<Record<RowColumn['span'], string>> = {
  1: 'phone:col-span-1',
  2: 'phone:col-span-2',
  3: 'phone:col-span-3',
  4: 'phone:col-span-4',
  6: 'phone:col-span-6',
}
const icon = 'flex h-11 w-11 items-center justify-center'

/** Rows that are added, moved and removed. A problem stands at its cell. */
export function RecordRows({
  record,
  draft,
  name,
  label,
  photos,
  isLabelHidden = false,
  children,
}: RecordRowsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const rows = draft[name]
  const { noun, most, columns } = rowKinds[name]
  const problem = record.problemOf(name)
  const put = (next: readonly RowDraft[]) => record.set({ [name]: next })
  const change = (place: number, column: RowColumn, text: string) =>
    put(
      rows.map((row, at) => {
        if (at === place) return withFittingUnit({ ...row, [column.name]: text })
        // One of an item at most.
        return column.kind === 'flag' && text === 'yes' ? { ...row, [column.name]: '' } : row
      }),
    )
  /** The focus goes with the row, so that it can be moved on. */
  const move = (place: number, by: -1 | 1) => {
    flushSync(() => put(rowsMoved(rows, place, by)))
    const moved = list.current?.children[place + by]
    const label = `Move ${noun.toLowerCase()} ${place + by + 1}`
    const again = `[aria-label="${label} ${by < 0 ? 'up' : 'down'}"]`
    ;(
      moved?.querySelector<HTMLElement>(again) ??
      moved?.querySelector<HTMLElement>(`[aria-label^="${label} "]`)
    )?.focus()
  }
  const add = () => {
    flushSync(() => put([...rows, newRow(name, rows)]))
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <div role="group" aria-labelledby={id} data-invalid={problem ? true : undefined} className="space-y-4">
      <p id={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>
        {label}
      </p>
      <div ref={list} className="space-y-4 empty:hidden">
        {rows.map((row, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own
          <div
            key={place}
            role="group"
            aria-label={`${noun} ${place + 1}`}
            className="border-l-2 border-hairline pl-4"
          >
            <div className="flex items-center justify-end gap-1">
              <span aria-hidden="true" className="mr-auto text-sm text-muted">
                {noun} {place + 1}
              </span>
              {place > 0 && (
                <button
                  type="button"
                  className={`${icon} hover:text-brass`}
                  aria-label={`Move ${noun.toLowerCase()} ${place + 1} up`}
                  onClick={() => move(place, -1)}
                >
                  <span className="-rotate-90">
                    <Chevron />
                  </span>
                </button>
              )}
              {place < rows.length - 1 && (
                <button
                  type="button"
                  className={`${icon} hover:text-brass`}
                  aria-label={`Move ${noun.toLowerCase()} ${place + 1} down`}
                  onClick={() => move(place, 1)}
                >
                  <span className="rotate-90">
                    <Chevron />
                  </span>
                </button>
              )}
              <button
                type="button"
                className={`${icon} hover:text-oxblood`}
                aria-label={`Remove ${noun.toLowerCase()} ${place + 1}`}
                onClick={() => {
                  put(rows.filter((_, at) => at !== place))
                  adding.current?.focus()
                }}
              >
                <Cross size={14} />
              </button>
            </div>
            <div className="grid grid-cols-6 items-start gap-3">
              {columns.map((column) => (
                <div
                  key={column.name}
                  className={`${column.isHalf ? 'col-span-3' : 'col-span-6'} ${spans[column.span]}`}
                >
                  <Cell
                    record={record}
                    path={`${name}.${place}.${column.name}`}
                    column={column}
                    row={row}
                    photos={photos}
                    onText={(text) => change(place, column, text)}
                  />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {children}
      <button
        ref={adding}
        type="button"
        className="button-plain"
        disabled={rows.length >= most}
        onClick={add}
      >
        Add {/^[aeiou]/iu.test(noun) ? 'an' : 'a'} {noun.toLowerCase()}
      </button>
      {rows.length >= most && <p className="text-sm text-muted">At most {most}.</p>}
      {problem && <p className="text-sm text-oxblood">{problem}</p>}
    </div>
  )
}

interface CellProps {
  record: RecordForm
  path: string
  column: RowColumn
  row: RowDraft
  photos: readonly Photo[]
  onText: (text: string) => void
}

/** One cell of a row, by the kind of its column. */
function Cell({ record, path, column, row, photos, onText }: CellProps) {
  const { name, label, kind, choices = [], max, isRequired = false, hint } = column
  const value = row[name] ?? ''
  const field = { form: record, name: path, label, value, onText }
  const help = hint === undefined ? {} : { hint }
  switch (kind) {
    case 'line':
      return <DraftText {...field} {...help} maxLength={max} isRequired={isRequired} />
    case 'measure':
      return <DraftText {...field} inputMode="text" maxLength={12} isRequired={isRequired} />
    case 'choice':
      return <SelectField {...field} choices={choices} />
    case 'unit':
      return <SelectField {...field} choices={unitChoices(row['measure'])} />
    case 'currency':
      return <CurrencyField {...field} />
    case 'day':
      return <DayInput {...field} />
    case 'amount':
      return (
        <DraftNumber
          form={record}
          name={path}
          label={label}
          isRequired={isRequired}
          {...help}
          control={(named) => (
            <AmountInput
              {...named}
              value={value}
              onText={onText}
              aria-required={isRequired || undefined}
              className="field"
            />
          )}
        />
      )
    case 'flag':
      return (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={value === 'yes'}
            onChange={({ currentTarget: { checked } }) => onText(checked ? 'yes' : '')}
          />
          {label}
        </label>
      )
    case 'photos':
      return <PartPhotos label={label} value={value} photos={photos} onText={onText} />
  }
}

function unitChoices(measure: string | undefined) {
  const known = measures.find(({ name }) => name === measure)?.name ?? 'height'
  return unitsOf(known).map((unit) => ({ name: unit, label: unit }))
}
