import type { ExampleVault } from '@vitrine/contracts/example-vault/schemas'
import { Link } from 'react-router'
import { formatMoney } from '../../shared/format/money.ts'
import { counted, formatCount } from '../../shared/format/numbers.ts'
import { StatTile } from '../../shared/ui/figures/StatTile.tsx'
import { CollectionCard, CollectionGrid } from '../vault/collections/CollectionGrid.tsx'
import { GroupTable } from '../vault/dashboard/GroupTable.tsx'
import { ItemTiles } from '../vault/dashboard/ItemTiles.tsx'
import { TotalFigures } from '../vault/dashboard/TotalFigures.tsx'
import { VAULT_VALUE } from '../vault/dashboard/value-groups.ts'
import { EXAMPLE_ITEMS, examplePaths } from './example-paths.ts'

const RECENT = 8

/** The dashboard of a vault, without what changes it. */
export function ExampleDashboard({ vault: { items, collections, value } }: { vault: ExampleVault }) {
  return (
    <>
      <h1 className="min-h-11 text-3xl font-medium tablet:text-4xl">Example vault</h1>
      <div className="mt-6">
        <TotalFigures value={value} more="By category and collection" />
      </div>
      <section className="mt-10">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-2xl font-medium">Recent Vault Items</h2>
          <Link to={EXAMPLE_ITEMS} className="text-link inline-flex min-h-11 items-center">
            All items
          </Link>
        </div>
        <ItemTiles label="Recent Vault Items" items={items.slice(0, RECENT)} pathOf={examplePaths.item} />
      </section>
      <section className="mt-12">
        <h2 className="text-2xl font-medium">Collections</h2>
        <CollectionGrid label="Collections" count={collections.length}>
          {collections.map((collection) => (
            <CollectionCard
              key={collection.id}
              collection={collection}
              path={examplePaths.collection(collection.id)}
            />
          ))}
        </CollectionGrid>
      </section>
      <section id={VAULT_VALUE} className="mt-12 scroll-mt-24">
        <h2 className="text-2xl font-medium">Value of the vault</h2>
        <dl className="mt-5 grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
          {value.values.map(({ currency, value: sum, valued, compared }) => (
            <StatTile
              key={currency}
              name="Sum of middle estimates"
              value={formatMoney(sum, currency)}
              note={`${formatCount(valued)} of ${counted(value.itemsCount, 'item')} valued${
                compared
                  ? `; ${counted(compared.items, 'item')} bought for ${formatMoney(compared.cost, 'USD')}`
                  : ''
              }`}
            />
          ))}
        </dl>
        <p className="mt-3 max-w-prose text-sm text-muted">
          These figures are examples. In your vault each comes from a WorthScore, which is calculated from
          sales of similar items.
        </p>
        <div className="mt-8 grid gap-10 desktop:grid-cols-2">
          <div>
            <h3 className="mb-4 text-xl font-medium">By category</h3>
            <GroupTable
              title="By category"
              named="Category"
              unnamed="No category"
              groups={value.categories}
            />
          </div>
          <div>
            <h3 className="mb-4 text-xl font-medium">By collection</h3>
            <GroupTable
              title="By collection"
              named="Collection"
              unnamed="In no collection"
              groups={value.collections}
            />
          </div>
        </div>
      </section>
    </>
  )
}
