import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ToldList } from '../../../shared/ui/lists/ListCount.tsx'
import { itemListsKey } from '../queries/items.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { useVaultPreference } from '../shared/use-vault-preference.ts'
import { VaultName } from '../shared/VaultName.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'
import { DownloadMenu, DownloadMenuPlace } from './DownloadMenu.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FoundItems, ItemsSkeleton } from './FoundItems.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { SelectAll } from './SelectAll.tsx'
import { StarterGuide } from './StarterGuide.tsx'
import { useItemList } from './use-item-list.ts'
import { useSelection } from './use-selection.ts'

/** Everything in the vault: narrowed, sorted, and changed one by one or together. */
export function ItemListPage() {
  const queryClient = useQueryClient()
  const mayChange = useMayChange()
  const items = useItemList()
  const viewType = useVaultPreference('vaultItemsViewType', 'list')
  const view = viewType.value ?? 'list'
  const { data, error, isError, refetch } = items.list
  const selection = useSelection(`${view} ${items.sort} ${items.pathOf({})}`)
  const count = data && !items.isComing ? counted(data.meta.total, 'item') : null
  const isEmptyVault = data?.meta.total === 0 && !items.isFiltered

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <VaultName />
        <div className="flex flex-wrap gap-3">
          {items.hasItems ? <DownloadMenu /> : !data && !isError && <DownloadMenuPlace />}
          {mayChange && (
            <Link to={vaultPaths.addItem} className="button">
              + Add Vault Item
            </Link>
          )}
        </div>
      </div>
      <ToldList words={count} />
      {isEmptyVault ? (
        <StarterGuide />
      ) : (
        <div className="mt-6">
          <FilterBar applied={items.filter} onApply={items.applyFilter} />
          {isError && !data ? (
            <RetryFailure text={failureOf(error).text} onRetry={refetch} />
          ) : (
            <>
              {data?.meta.total !== 0 && (
                <ListToolbar
                  sort={items.sort}
                  onSort={(sort) => void items.sortBy(sort)}
                  view={view}
                  onView={(chosen) => void viewType.choose(chosen)}
                  selectAll={mayChange && <SelectAll listed={data?.items ?? []} selection={selection} />}
                  count={count}
                />
              )}
              {items.isComing || !data ? (
                <ItemsSkeleton view={view} />
              ) : data.items.length === 0 ? (
                <EmptyList
                  text={
                    items.filter.title ? `No results found for ${items.filter.title}` : 'No results found.'
                  }
                >
                  Please check your filters or try a different term.
                </EmptyList>
              ) : (
                <FoundItems
                  found={data}
                  view={view}
                  selection={selection}
                  pathOf={(offset) => items.pathOf({ offset })}
                  onDeleted={() => void queryClient.invalidateQueries({ queryKey: itemListsKey })}
                />
              )}
            </>
          )}
        </div>
      )}
    </>
  )
}
