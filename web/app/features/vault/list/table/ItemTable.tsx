import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { readTable } from '@vitrine/contracts/vault-views/endpoints'
import { CURRENCY_PARAMETER, DEFAULT_CURRENCY } from '@vitrine/contracts/vault-items/list-filters'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import type { ItemTable as Table, TableCell, TableRow } from '@vitrine/contracts/vault-views/table-schemas'
import type { VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { columnsText, readColumns, tableLimits } from '@vitrine/contracts/vault-views/table-columns'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { browserCall } from '../../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../../shared/api/failure.ts'
import { loadChunk } from '../../../../shared/chunk-loading.ts'
import { Pagination } from '../../../../shared/ui/lists/Pagination.tsx'
import { itemListsKey, itemsKey } from '../../queries/items.ts'
import { ownFields as ownFieldsQuery } from '../../queries/own-fields.ts'
import { recordFailureWords } from '../../shared/record-words.ts'
import { RetryFailure } from '../../shared/RetryFailure.tsx'
import { showUndoable, undoWithNotice } from '../../shared/undo.ts'
import { useVaultPreference } from '../../shared/use-vault-preference.ts'
import { useMayChange } from '../../shared/vault-access.ts'
import { ItemsSkeleton } from '../FoundItems.tsx'
import { askedFor, type ListFilter } from '../list-parameters.ts'
import { SelectedItems } from '../SelectedItems.tsx'
import type { Selection } from '../selection.ts'
import { cellText, draftValue } from './cell-words.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { ItemGrid } from './ItemGrid.tsx'
import { ChangedElsewhere, saveCell } from './save-cell.ts'
import { shownColumns, usualColumns, type ShownColumn } from './table-columns.ts'

const BulkUpdatePanel = lazy(() => loadChunk(() => import('../BulkUpdatePanel.tsx')))
const DeleteItems = lazy(() => loadChunk(() => import('../../shared/DeleteItems.tsx')))
const SpreadCost = lazy(() => loadChunk(() => import('../SpreadCost.tsx')))

/** Read with each row, whether or not they are shown: what is done with a selection needs them. */
const needed = ['title', 'category', 'collection', 'tags']

interface ItemTableProps {
  filter: ListFilter
  sort: VaultItemSort
  onSort: (sort: VaultItemSort) => void
  offset: number
  pathOf: (offset: number) => string
  selection: Selection
}

type Open = { kind: 'update' | 'spread' | 'delete'; rows: readonly TableRow[] } | { kind: 'columns' } | null

/** The list as a dense table: chosen columns, edited in place, up to 500 rows on a page. */
export default function ItemTable({ filter, sort, onSort, offset, pathOf, selection }: ItemTableProps) {
  const queryClient = useQueryClient()
  const mayChange = useMayChange()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const chosen = useVaultPreference('vaultItemsTableColumns', '')
  const { data: ownFields } = useQuery(ownFieldsQuery(browserCall))
  const columnsChosen = useMemo(() => {
    const read = readColumns(chosen.value ?? '')
    return read.length > 0 ? read : usualColumns
  }, [chosen.value])
  const columns = useMemo(() => shownColumns(columnsChosen, ownFields ?? []), [columnsChosen, ownFields])
  const keys = columns.map(({ key }) => key)
  const asked = {
    ...askedFor({ offset, s: sort, filter }, sort),
    with: undefined,
    limit: tableLimits.rowsMax,
    columns: columnsText([...new Set([...keys, ...needed])].map((key) => ({ key, width: null }))),
  }
  const queryKey = [...itemListsKey, 'table', asked]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => browserCall(readTable, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  })
  const currency = filter.more[CURRENCY_PARAMETER] ?? DEFAULT_CURRENCY
  const { undoLast, remember } = useEdits()
  const [said, setSaid] = useState('')
  // Rows that are still those of other columns are shown once the others are read.
  const isOfColumns = data !== undefined && keys.every((key, at) => data.columns[at] === key)
  if (error && !data) return <RetryFailure text={failureOf(error).text} onRetry={refetch} />
  if (!data || !isOfColumns) return <ItemsSkeleton view="list" />

  const cellOf = (row: TableRow, key: string): TableCell => row.cells[data.columns.indexOf(key)] ?? null
  const titleOf = (row: TableRow) => String(cellOf(row, 'title'))
  /** Reads one row again, as it is by now. */
  const readAgain = async (id: number): Promise<TableRow | undefined> => {
    const { items } = await browserCall(readTable, {
      query: { columns: asked.columns, ids: String(id), [CURRENCY_PARAMETER]: currency },
    })
    const [row] = items
    queryClient.setQueryData<Table>(
      queryKey,
      (before) =>
        before && { ...before, items: before.items.map((each) => (each.id === id && row ? row : each)) },
    )
    return row
  }
  const save = async (row: TableRow, column: ShownColumn, draft: string): Promise<string | null> => {
    const value = draftValue(column, draft)
    if (value === undefined) return unreadable(column)
    try {
      const changeSet = await savedWhereUnchanged(row, column, () => saveCell(row, column, value), {
        readAgain,
        saveAgain: (now) => saveCell(now, column, value),
        shown: (now) => cellText(column, cellOf(now, column.key), currency),
      })
      const saved = await readAgain(row.id)
      void queryClient.invalidateQueries({ queryKey: [...itemsKey, row.id] })
      const words = `${column.label} of ${titleOf(saved ?? row)} saved.`
      setSaid(words)
      if (changeSet) remember(changeSet, words)
      return null
    } catch (refusal) {
      if (refusal instanceof NewerValue) return refusal.message
      return recordFailureWords(refusal)
    }
  }
  const bulkRows = open && 'rows' in open ? open.rows : []
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-col">
        {mayChange && (
          <SelectedItems
            listed={data.items}
            selection={selection}
            onUpdate={(rows) => setOpen({ kind: 'update', rows })}
            onSpread={(rows) => setOpen({ kind: 'spread', rows })}
            onDelete={(rows) => setOpen({ kind: 'delete', rows })}
          />
        )}
        <div
          className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-sm text-muted"
          data-print="no"
        >
          <p>
            {mayChange
              ? 'Arrow keys move, Enter edits, Escape leaves, Ctrl+Z undoes.'
              : 'Arrow keys move between the cells.'}
          </p>
          <button type="button" className="text-link min-h-11" onClick={() => setOpen({ kind: 'columns' })}>
            Columns
          </button>
        </div>
        <ItemGrid
          rows={data.items}
          columns={columns}
          currency={currency}
          offset={data.meta.currentOffset}
          total={data.meta.total}
          sort={sort}
          onSort={onSort}
          selection={selection}
          mayChange={mayChange}
          titleOf={titleOf}
          onSave={save}
          onUndo={() => void undoLast()}
        />
        <Pagination place={data.meta} shown={data.items.length} pathOf={pathOf} />
      </div>
      {open?.kind === 'columns' && (
        <ColumnsPanel
          chosen={columnsChosen}
          ownFields={ownFields ?? []}
          onChange={(next) => void chosen.choose(columnsText(next))}
          onClose={close}
        />
      )}
      <Suspense>
        {open?.kind === 'update' && (
          <BulkUpdatePanel
            items={bulkRows.map((row) => ({
              id: row.id,
              categoryId: idOf(cellOf(row, 'category')),
              collectionId: idOf(cellOf(row, 'collection')),
              tagIds: new Set(idsOf(cellOf(row, 'tags'))),
            }))}
            onClose={close}
          />
        )}
        {open?.kind === 'spread' && (
          <SpreadCost items={bulkRows.map((row) => ({ id: row.id, title: titleOf(row) }))} onClose={close} />
        )}
        {open?.kind === 'delete' && (
          <DeleteItems
            items={bulkRows.map((row) => ({
              id: row.id,
              title: titleOf(row),
              itemCollections: cellOf(row, 'collection') === null ? [] : [null],
            }))}
            onCancel={close}
            onDone={() => {
              selection.clear()
              close()
              void queryClient.invalidateQueries({ queryKey: itemListsKey })
            }}
            onFailed={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** The edits of this table that can be undone, the newest last. One notice is shown at a time. */
function useEdits() {
  const queryClient = useQueryClient()
  const changeSets = useRef<string[]>([])
  const shown = useRef<Promise<() => void>>(undefined)
  const closeNotice = () => void shown.current?.then((close) => close())
  useEffect(() => () => void shown.current?.then((close) => close()), [])
  const undoLast = async () => {
    const last = changeSets.current.pop()
    if (last === undefined) return
    closeNotice()
    await undoWithNotice(queryClient, [last])
  }
  return {
    undoLast,
    remember: (changeSet: string, words: string) => {
      changeSets.current.push(changeSet)
      closeNotice()
      shown.current = showUndoable(queryClient, words, [changeSet], () => {
        changeSets.current = changeSets.current.filter((each) => each !== changeSet)
      })
    },
  }
}

class NewerValue extends Error {}

interface Again {
  readAgain: (id: number) => Promise<TableRow | undefined>
  saveAgain: (row: TableRow) => Promise<string | null>
  shown: (row: TableRow) => string
}

/**
 * Saves, and where the item was changed elsewhere meanwhile, saves again unless this field was changed.
 *
 * @throws NewerValue where it was: the newer value is shown, and another save replaces it
 */
async function savedWhereUnchanged(
  row: TableRow,
  { label }: ShownColumn,
  save: () => Promise<string | null>,
  { readAgain, saveAgain, shown }: Again,
): Promise<string | null> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof ChangedElsewhere)) throw error
  }
  const now = await readAgain(row.id)
  if (!now) throw new NewerValue(vaultItemMessages.notInVault)
  if (shown(now) === shown(row)) return await saveAgain(now)
  throw new NewerValue(
    `${label} was changed elsewhere: it is now “${shown(now) || 'empty'}”. Save again to replace it.`,
  )
}

function unreadable({ kind }: ShownColumn): string {
  if (kind === 'date') return vaultItemMessages.dateInvalid
  return kind === 'count' ? 'Please enter a whole number.' : vaultItemMessages.priceInvalid
}

function idOf(cell: TableCell): number {
  return typeof cell === 'object' && cell !== null && 'id' in cell ? cell.id : 0
}

function idsOf(cell: TableCell): number[] {
  return Array.isArray(cell) ? cell.flatMap((each) => (typeof each === 'number' ? [] : [each.id])) : []
}
