import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import type { TableRow } from '@vitrine/contracts/vault-views/table-schemas'
import type { VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { vaultItemSorts } from '@vitrine/contracts/vault-items/sorts'
import {
  memo,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useIsSelected, useSelected, type Selection } from '../selection.ts'
import { CellEditor, isChosen, type Leaving } from './CellEditor.tsx'
import { cellDraft, cellText } from './cell-words.ts'
import type { ShownColumn } from './table-columns.ts'

const ROW_HEIGHT = 28
const HEAD_HEIGHT = 36
const SELECT_WIDTH = 36
const OVERSCAN = 3
/** The row of the headings. */
const HEAD = -1
/** The column that selects. */
const SELECT = 0

interface Place {
  row: number
  /** 0 selects, the columns follow. */
  column: number
}

interface Editing extends Place {
  draft: string
  isTyped: boolean
  problem: string | null
  isSaving: boolean
}

export interface ItemGridProps {
  rows: readonly TableRow[]
  columns: readonly ShownColumn[]
  /** Of values and costs. */
  currency: string
  /** How many rows of the list are on pages before. */
  offset: number
  total: number
  sort: VaultItemSort
  onSort: (sort: VaultItemSort) => void
  selection: Selection
  mayChange: boolean
  titleOf: (row: TableRow) => string
  /** Saves what was typed; returns why it was not saved, or null. */
  onSave: (row: TableRow, column: ShownColumn, draft: string) => Promise<string | null>
  onUndo: () => void
}

/** The table of items: a grid for the keyboard, of which only the rows in sight are rendered. */
export function ItemGrid(props: ItemGridProps) {
  const {
    rows,
    columns,
    currency,
    offset,
    total,
    sort,
    onSort,
    selection,
    mayChange,
    titleOf,
    onSave,
    onUndo,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const [active, setActive] = useState<Place>({ row: 0, column: 1 })
  const [editing, setEditing] = useState<Editing | null>(null)
  const activeRow = Math.min(active.row, rows.length - 1)
  // oxlint-disable-next-line react/incompatible-library -- the rows are memoized by hand
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // A key that scrolls is answered at once; the rows that come into sight follow.
    useFlushSync: false,
    scrollPaddingStart: HEAD_HEIGHT,
    // The row with the focus stays, wherever the table is scrolled to.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return activeRow < 0 || shown.includes(activeRow)
        ? shown
        : [...shown, activeRow].toSorted((one, other) => one - other)
    },
  })

  useLayoutEffect(() => {
    if (!wantsFocus.current || editing) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${activeRow} ${active.column}"]`)
    if (!cell) return
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
    showCell(scroller.current, cell)
  })

  const moveTo = (place: Place) => {
    const row = clamp(place.row, HEAD, rows.length - 1)
    const column = clamp(place.column, mayChange ? SELECT : 1, columns.length)
    wantsFocus.current = true
    setActive({ row, column })
    if (row >= 0) virtualizer.scrollToIndex(row, { align: 'auto' })
  }
  const open = (place: Place, typed?: string) => {
    const [row, column] = [rows[place.row], columns[place.column - 1]]
    if (!row || !column || !mayChange || column.savedWith === null) return
    const draft =
      typed !== undefined && !isChosen(column)
        ? typed
        : cellDraft(column, row.cells[place.column - 1] ?? null)
    setActive(place)
    setEditing({ ...place, draft, isTyped: draft === typed, problem: null, isSaving: false })
  }
  const toggle = (at: number) => {
    const row = rows[at]
    if (at === HEAD) {
      startTransition(() => (selection.ids().size > 0 ? selection.clear() : selection.selectAll(rows)))
    } else if (row) selection.select(row.id, !selection.ids().has(row.id))
  }
  const sortBy = (at: number) => {
    const column = columns[at - 1]
    const next = column && nextSort(column, sort)
    if (next) startTransition(() => onSort(next))
  }
  const press = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !shiftKey && key.toLowerCase() === 'z') onUndo()
    else if (altKey || (isCommand && key !== 'Home' && key !== 'End')) return
    else if (isMove(key))
      moveTo(moved(active, key, isCommand, pageRows(scroller.current), rows.length, columns.length))
    else if (active.column === SELECT && (key === ' ' || key === 'Enter')) toggle(active.row)
    else if (active.row === HEAD) {
      if (key !== ' ' && key !== 'Enter') return
      sortBy(active.column)
    } else if (key === 'Enter' || key === 'F2') open(active)
    else if (key.length === 1 && key !== ' ') open(active, key)
    else return
    event.preventDefault()
  }
  const click = ({ target, detail }: MouseEvent) => {
    const place = placeOf(target)
    if (!place || (editing?.row === place.row && editing.column === place.column)) return
    if (place.column === SELECT) toggle(place.row)
    else if (place.row === HEAD) sortBy(place.column)
    if (detail > 1 && place.row !== HEAD && place.column !== SELECT) open(place)
    else {
      wantsFocus.current = true
      setActive(place)
    }
  }
  const save = (draft: string, leaving: Leaving) => {
    const row = editing && rows[editing.row]
    const column = editing && columns[editing.column - 1]
    if (!row || !column) return
    const next = { row: editing.row, column: editing.column }
    if (leaving === 'down') next.row += 1
    if (leaving === 'right') next.column += 1
    if (leaving === 'left') next.column -= 1
    const isThis = (now: Editing | null) => now?.row === editing.row && now.column === editing.column
    const close = () => {
      setEditing((now) => (isThis(now) ? null : now))
      if (leaving !== 'stay') moveTo(next)
    }
    if (draft === cellDraft(column, row.cells[editing.column - 1] ?? null)) {
      close()
      return
    }
    setEditing({ ...editing, draft, problem: null, isSaving: true })
    void onSave(row, column, draft).then((problem) => {
      if (problem === null) close()
      else setEditing((now) => (isThis(now) ? { ...editing, draft, problem, isSaving: false } : now))
    })
  }
  const cancel = () => {
    wantsFocus.current = true
    setEditing(null)
  }
  const handlers = useRef({ save, cancel })
  useLayoutEffect(() => {
    handlers.current = { save, cancel }
  })
  const onCellSave = useCallback(
    (draft: string, leaving: Leaving) => handlers.current.save(draft, leaving),
    [],
  )
  const onCellCancel = useCallback(() => handlers.current.cancel(), [])

  const width = columns.reduce((sum, column) => sum + column.width, mayChange ? SELECT_WIDTH : 0)
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Vault items"
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable={mayChange || undefined}
      tabIndex={-1}
      className="relative max-h-[max(20rem,calc(100dvh-9.5rem))] overflow-auto border border-hairline bg-paper text-sm"
      onKeyDown={press}
      onClick={click}
    >
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-20 flex bg-sunken font-medium"
        style={{ width, height: HEAD_HEIGHT }}
      >
        {mayChange && (
          <SelectAllCell
            rows={rows}
            selection={selection}
            isActive={activeRow === HEAD && active.column === SELECT}
          />
        )}
        {columns.map((column, at) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 2}
            aria-sort={sortOf(column, sort)}
            data-cell={`${HEAD} ${at + 1}`}
            tabIndex={activeRow === HEAD && active.column === at + 1 ? 0 : -1}
            title={column.label}
            className={`flex shrink-0 items-center gap-1 border-r border-b border-hairline px-2 ${column.sort ? 'cursor-pointer hover:text-brass' : ''} ${at === 0 ? 'sticky z-10 bg-sunken max-tablet:max-w-[38vw]' : ''}`}
            style={{ width: column.width, ...(at === 0 && { left: mayChange ? SELECT_WIDTH : 0 }) }}
          >
            <span className="truncate">{column.label}</span>
            {column.sort && <span aria-hidden="true">{arrowOf(sortOf(column, sort))}</span>}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="relative" style={{ width, height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <GridRow
                key={row.id}
                row={row}
                title={titleOf(row)}
                at={index}
                rowIndex={offset + index + 2}
                start={start}
                width={width}
                columns={columns}
                currency={currency}
                selection={selection}
                mayChange={mayChange}
                activeColumn={index === activeRow ? active.column : null}
                editing={editing?.row === index ? editing : null}
                onSave={onCellSave}
                onCancel={onCellCancel}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface GridRowProps {
  row: TableRow
  title: string
  at: number
  rowIndex: number
  start: number
  width: number
  columns: readonly ShownColumn[]
  currency: string
  selection: Selection
  mayChange: boolean
  /** Null in rows without the focus. */
  activeColumn: number | null
  editing: Editing | null
  onSave: (draft: string, leaving: Leaving) => void
  onCancel: () => void
}

/** Rendered anew only when something of it changes: the others stay while the focus moves. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, title, at, rowIndex, start, width, columns, currency, selection, mayChange } = props
  const { activeColumn, editing, onSave, onCancel } = props
  const isSelected = useIsSelected(selection, row.id)
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={mayChange ? isSelected : undefined}
      className={`absolute top-0 left-0 flex [contain:layout_style] ${isSelected ? 'bg-sunken' : 'bg-paper'} ${editing ? 'z-10' : ''}`}
      style={{ width, height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
    >
      {mayChange && (
        <div
          role="gridcell"
          aria-colindex={1}
          aria-label={`Select ${title}`}
          data-cell={`${at} ${SELECT}`}
          tabIndex={activeColumn === SELECT ? 0 : -1}
          className="sticky left-0 z-[1] flex shrink-0 cursor-pointer items-center justify-center border-r border-b border-hairline bg-inherit -outline-offset-2"
          style={{ width: SELECT_WIDTH }}
        >
          <Tick isOn={isSelected} />
        </div>
      )}
      {columns.map((column, place) => {
        const isOpen = editing?.column === place + 1
        return (
          <GridCell
            key={column.key}
            name={`${at} ${place + 1}`}
            column={column}
            place={place}
            text={cellText(column, row.cells[place] ?? null, currency)}
            hasTab={activeColumn === place + 1 && !isOpen}
            left={mayChange ? SELECT_WIDTH : 0}
            isReadOnly={!mayChange || column.savedWith === null}
            title={title}
            editing={isOpen ? editing : null}
            onSave={onSave}
            onCancel={onCancel}
          />
        )
      })}
    </div>
  )
})

interface GridCellProps extends Pick<GridRowProps, 'title' | 'editing' | 'onSave' | 'onCancel'> {
  /** By which it is found in the page. */
  name: string
  column: ShownColumn
  place: number
  text: string
  hasTab: boolean
  /** Where it sticks, if it is the first. */
  left: number
  isReadOnly: boolean
}

const GridCell = memo(function GridCell(props: GridCellProps) {
  const { name, column, place, text, hasTab, left, isReadOnly, title, editing, onSave, onCancel } = props
  const isNumber = column.kind === 'price' || column.kind === 'amount' || column.kind === 'worth'
  return (
    <div
      role={place === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={place + 2}
      aria-readonly={isReadOnly || undefined}
      data-cell={name}
      tabIndex={hasTab ? 0 : -1}
      className={`relative shrink-0 border-r border-b border-hairline px-2 leading-7 -outline-offset-2 ${editing ? 'z-20' : 'truncate'} ${isNumber ? 'text-right tabular-nums' : ''} ${place === 0 ? 'sticky z-[1] bg-inherit font-medium max-tablet:max-w-[38vw]' : ''}`}
      style={{ width: column.width, ...(place === 0 && { left }) }}
    >
      {editing ? (
        <CellEditor
          column={column}
          title={title}
          draft={editing.draft}
          isTyped={editing.isTyped}
          problem={editing.problem}
          isSaving={editing.isSaving}
          onSave={onSave}
          onCancel={onCancel}
        />
      ) : (
        text
      )}
    </div>
  )
})

interface SelectAllCellProps {
  rows: readonly TableRow[]
  selection: Selection
  isActive: boolean
}

function SelectAllCell({ rows, selection, isActive }: SelectAllCellProps) {
  const { length } = useSelected(selection, rows)
  return (
    <div
      role="columnheader"
      aria-colindex={1}
      data-cell={`${HEAD} ${SELECT}`}
      tabIndex={isActive ? 0 : -1}
      className="sticky left-0 z-10 flex shrink-0 cursor-pointer items-center justify-center border-r border-b border-hairline bg-sunken -outline-offset-2"
      style={{ width: SELECT_WIDTH }}
    >
      <span className="sr-only">{length > 0 ? 'Clear selection' : 'Select all'}</span>
      <Tick isOn={length > 0} />
    </div>
  )
}

function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-4 w-4 items-center justify-center border text-xs ${isOn ? 'border-brass bg-brass text-paper' : 'border-edge bg-paper'}`}
    >
      {isOn && '✓'}
    </span>
  )
}

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset['cell']?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const moves = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const
type Move = (typeof moves)[number]

function isMove(key: string): key is Move {
  return moves.some((move) => move === key)
}

function moved(
  { row, column }: Place,
  key: Move,
  isCommand: boolean,
  page: number,
  rowCount: number,
  columnCount: number,
): Place {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'Home':
      return { row: isCommand ? 0 : row, column: SELECT }
    case 'End':
      return { row: isCommand ? rowCount - 1 : row, column: columnCount }
    case 'PageUp':
      return { row: Math.max(0, row - page), column }
    case 'PageDown':
      return { row: row + page, column }
  }
}

function pageRows(scroller: HTMLElement | null): number {
  return Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1)
}

/** Scrolls sideways until a cell stands beside the columns that stick. */
function showCell(scroller: HTMLElement | null, cell: HTMLElement): void {
  if (!scroller || getComputedStyle(cell).position === 'sticky') return
  const { left, right } = cell.getBoundingClientRect()
  const box = scroller.getBoundingClientRect()
  const stuck = [...(cell.parentElement?.children ?? [])]
    .filter((each) => getComputedStyle(each).position === 'sticky')
    .reduce((sum, each) => sum + each.clientWidth, 0)
  // On a phone the columns that stick may leave too little room.
  const from = Math.min(box.left + stuck, right)
  if (left < from) scroller.scrollBy({ left: left - from, behavior: 'instant' })
  else if (right > box.right)
    scroller.scrollBy({ left: Math.min(right - box.right, left - from), behavior: 'instant' })
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function sortOf({ sort }: ShownColumn, current: VaultItemSort): 'ascending' | 'descending' | undefined {
  if (!sort || !current.startsWith(`${sort}:`)) return undefined
  return current.endsWith(':asc') ? 'ascending' : 'descending'
}

function arrowOf(direction: 'ascending' | 'descending' | undefined): string {
  if (direction === undefined) return ''
  return direction === 'ascending' ? '↑' : '↓'
}

function nextSort(column: ShownColumn, current: VaultItemSort): VaultItemSort | undefined {
  const direction = sortOf(column, current) === 'ascending' ? 'desc' : 'asc'
  return vaultItemSorts.find((sort) => sort === `${column.sort}:${direction}`)
}
