import type { ExampleVault } from '@vitrine/contracts/example-vault/schemas'
import { Link } from 'react-router'
import { counted } from '../../shared/format/numbers.ts'
import { ListAnnouncement, ListCount } from '../../shared/ui/lists/ListCount.tsx'
import { ItemCard } from '../vault/list/ItemCard.tsx'
import { gridColumns } from '../vault/list/item-facts.ts'
import { ItemRow } from '../vault/list/ItemRow.tsx'
import { exampleItemsPath, examplePaths, type ExampleList, type ExampleView } from './example-paths.ts'

interface ExampleItemsProps extends Pick<ExampleVault, 'items'> {
  /** The one whose items these are. */
  collection: ExampleVault['collections'][number] | undefined
  list: ExampleList
}

/** The items of the example, or of one of its collections. */
export function ExampleItems({ items, collection, list }: ExampleItemsProps) {
  const Item = list.view === 'grid' ? ItemCard : ItemRow
  const count = counted(items.length, 'item')
  return (
    <>
      <h1 className="min-h-11 text-3xl font-medium tablet:text-4xl">
        {collection?.title ?? 'Example vault'}
      </h1>
      {collection && (
        <>
          <p className="mt-3 max-w-prose text-muted">{collection.description}</p>
          <Link
            to={exampleItemsPath({ ...list, collection: null })}
            className="text-link mt-1 inline-flex min-h-11 items-center"
          >
            All items
          </Link>
        </>
      )}
      <ListAnnouncement words={count} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline pb-3">
        <ListCount words={count} />
        <ViewLinks list={list} />
      </div>
      <ul aria-label="Vault items" className={list.view === 'grid' ? `mt-6 grid ${gridColumns}` : ''}>
        {items.map((item) => (
          <Item key={item.id} item={item} category={item.category} paths={examplePaths} />
        ))}
      </ul>
    </>
  )
}

const views: readonly (readonly [ExampleView, string])[] = [
  ['list', 'List'],
  ['grid', 'Grid'],
]

/** Links, which also work without scripts. */
function ViewLinks({ list }: { list: ExampleList }) {
  return (
    <nav aria-label="View" className="inline-flex border border-edge" data-print="no">
      {views.map(([view, name]) => (
        <Link
          key={view}
          to={exampleItemsPath({ ...list, view })}
          aria-current={view === list.view ? 'true' : undefined}
          preventScrollReset
          className="flex min-h-11 items-center px-4 text-sm text-muted not-first:border-l not-first:border-hairline hover:text-brass aria-[current=true]:bg-ink aria-[current=true]:text-paper"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
