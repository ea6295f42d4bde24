import { LineIcon } from '../icons.tsx'
import '../press-style.ts'
import type { ReactNode } from 'react'
import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components'

export interface TableColumn<Item> {
  id: string
  title: string
  cell: (item: Item) => ReactNode
  /** Whether its title sorts the list. */
  sorts?: boolean
  /** Numbers stand at the right, so that their digits stand under each other. */
  align?: 'left' | 'right'
  /** The one column that names the row to screen readers. */
  isName?: boolean
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

interface DataTableProps<Item> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly TableColumn<Item>[]
  items: readonly Item[]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Where rows can be selected: the ids, and who is told of a change. */
  selection?: { selected: ReadonlySet<number>; onChange: (selected: ReadonlySet<number>) => void }
  /** Stands in the table's place while it has no rows. */
  empty?: ReactNode
}

/**
 * A table that sorts by its titles and whose rows can be selected. On narrow screens it scrolls sideways in
 * its own frame.
 */
export function DataTable<Item extends { id: number }>({
  label,
  columns,
  items,
  sort,
  onSort,
  selection,
  empty,
}: DataTableProps<Item>) {
  const descriptor: SortDescriptor | undefined = sort && { column: sort.column, direction: sort.direction }
  return (
    <div className="overflow-x-auto border-y border-hairline">
      <Table
        aria-label={label}
        className="w-full min-w-max border-collapse text-left text-[0.9375rem]"
        selectionMode={selection ? 'multiple' : 'none'}
        selectionBehavior="toggle"
        selectedKeys={selection && [...selection.selected]}
        onSelectionChange={(keys) => selection?.onChange(idsOf(keys, items))}
        sortDescriptor={descriptor}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      >
        <TableHeader>
          {selection && (
            <Column className="w-12 px-2">
              <SelectionCheckbox />
            </Column>
          )}
          {columns.map(({ id, title, sorts = false, align, isName = false }) => (
            <Column
              key={id}
              id={id}
              allowsSorting={sorts}
              isRowHeader={isName}
              className={`px-3 py-2 text-sm font-semibold whitespace-nowrap text-muted outline-offset-[-2px] data-allows-sorting:cursor-pointer data-allows-sorting:hover:text-brass ${align === 'right' ? 'text-right' : ''}`}
            >
              {({ allowsSorting, sortDirection }) => (
                <>
                  {title}
                  {allowsSorting && <SortMark direction={sortDirection} />}
                </>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={[...items]} renderEmptyState={() => empty ?? null}>
          {(item) => (
            <Row
              id={item.id}
              className="border-t border-hairline outline-offset-[-2px] data-selected:bg-sunken"
            >
              {selection && (
                <Cell className="px-2">
                  <SelectionCheckbox />
                </Cell>
              )}
              {columns.map(({ id, cell, align }) => (
                <Cell
                  key={id}
                  className={`h-12 px-3 py-1.5 outline-offset-[-2px] ${align === 'right' ? 'text-right tabular-nums' : ''}`}
                >
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

/** 'All' means all that are shown: nobody deletes what they have not seen. */
function idsOf(keys: Selection, items: readonly { id: number }[]): ReadonlySet<number> {
  return new Set(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(Number))
}

function SelectionCheckbox() {
  return (
    <Checkbox slot="selection" className="group flex h-11 w-11 items-center justify-center">
      <span className="flex h-5 w-5 items-center justify-center border border-edge bg-raised text-paper group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-brass group-data-indeterminate:bg-brass group-data-selected:border-brass group-data-selected:bg-brass">
        <LineIcon
          grid={12}
          size={12}
          strokeWidth="2"
          className="hidden group-data-indeterminate:block group-data-selected:block"
        >
          <path d="M2 6.5l2.5 2.5L10 3.5" className="group-data-indeterminate:hidden" />
          <path d="M2.5 6h7" className="hidden group-data-indeterminate:block" />
        </LineIcon>
      </span>
    </Checkbox>
  )
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  return (
    <svg
      viewBox="0 0 10 12"
      width="10"
      height="12"
      fill="currentColor"
      aria-hidden="true"
      className={`ml-1.5 inline-block ${direction ? 'text-brass' : 'opacity-40'}`}
    >
      {direction !== 'descending' && <path d="M5 1l3.5 4h-7z" />}
      {direction !== 'ascending' && <path d="M5 11l3.5-4h-7z" />}
    </svg>
  )
}
