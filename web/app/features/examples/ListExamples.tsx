import { useState } from 'react'
import { Price } from '../../shared/ui/figures/Price.tsx'
import { BulkBar } from '../../shared/ui/lists/BulkBar.tsx'
import { DataTable, type TableColumn, type TableSort } from '../../shared/ui/lists/DataTable.tsx'
import { Pagination } from '../../shared/ui/lists/Pagination.tsx'
import { listViews, ViewSwitch, type ListView } from '../../shared/ui/lists/ViewSwitch.tsx'
import { EmptyList } from '../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../shared/ui/ListSkeleton.tsx'
import { showToast } from '../../shared/ui/overlays/toasts.ts'
import { Example, ExampleSection } from './Example.tsx'
import { sampleObjects, type SampleObject } from './sample-objects.ts'

const columns: readonly TableColumn<SampleObject>[] = [
  { id: 'title', title: 'Title', cell: ({ title }) => title, sorts: true, isName: true },
  { id: 'maker', title: 'Maker', cell: ({ maker }) => maker, sorts: true },
  { id: 'year', title: 'Year', cell: ({ year }) => year, sorts: true, align: 'right' },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => <Price amount={price} currency="USD" />,
    sorts: true,
    align: 'right',
  },
]

function sorted(items: readonly SampleObject[], { column, direction }: TableSort): SampleObject[] {
  const key = (item: SampleObject) =>
    column === 'year' || column === 'price' ? item[column] : column === 'maker' ? item.maker : item.title
  const inOrder = items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return direction === 'ascending' ? inOrder : inOrder.toReversed()
}

export function ListExamples() {
  const [view, setView] = useState<ListView>('table')
  const [sort, setSort] = useState<TableSort>({ column: 'title', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([2]))
  return (
    <ExampleSection title="Lists">
      <Example name="Switch of views">
        <ViewSwitch value={view} views={listViews} onChange={setView} />
      </Example>
      <Example name="Table: sorts by its titles, rows can be selected">
        <DataTable
          label="Objects"
          columns={columns}
          items={sorted(sampleObjects, sort)}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected }}
        />
        <BulkBar selected={selected.size} noun="item" onClear={() => setSelected(new Set())}>
          <button
            type="button"
            className="button-plain"
            onClick={() =>
              showToast({
                text: 'The items were deleted.',
                undo: () => showToast({ text: 'The items are back.' }),
              })
            }
          >
            Delete
          </button>
        </BulkBar>
      </Example>
      <Example name="Table without rows">
        <DataTable
          label="No objects"
          columns={columns}
          items={[]}
          empty={<p className="px-3 py-6 text-muted">Nothing here yet.</p>}
        />
      </Example>
      <Example name="Pages">
        <Pagination
          place={{ total: 4_477, currentLimit: 20, currentOffset: 100 }}
          shown={20}
          pathOf={(offset) => `?offset=${offset}`}
        />
      </Example>
      <Example name="Loading">
        <ListSkeleton />
      </Example>
      <Example name="Empty">
        <EmptyList text="You have no items yet.">Add the first one, and it appears here.</EmptyList>
      </Example>
      <Example name="Failed">
        <ListFailure text="The list could not be loaded." />
      </Example>
    </ExampleSection>
  )
}
