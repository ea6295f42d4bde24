import { useQueryClient } from '@tanstack/react-query'
import { vaultDownloadMessages } from '@vitrine/contracts/vault-downloads/messages'
import { lazy, startTransition, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { Caret } from '../../../shared/ui/icons.tsx'
import { ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { useUnfolding } from '../../../shared/ui/use-unfolding.ts'
import { itemListsKey } from '../queries/items.ts'
import { GuideSteps } from '../shared/GuideSteps.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { VaultName } from '../shared/VaultName.tsx'
import { EMPTY_VAULT } from '../shared/empty-vault.ts'
import { FilterReading } from '../shared/FilterReading.tsx'
import { showNotice, useOneNotice } from '../shared/notices.ts'
import { documentLink, table, useDownload, useVaultDocument } from '../shared/use-download.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { useVaultPreference } from '../shared/use-vault-preference.ts'
import { VaultLinks } from '../shared/VaultLinks.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'
import { FilterBar } from './FilterBar.tsx'
import { FoundItems, ItemsSkeleton, ListedItems } from './FoundItems.tsx'
import { countOfMore } from './list-parameters.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { type Selection, useSelected, useSelection } from './selection.ts'
import { useItemList } from './use-item-list.ts'

const FiltersToDrop = lazy(() => loadChunk(() => import('./FiltersToDrop.tsx')))
const ItemTable = lazy(() => loadChunk(() => import('./table/ItemTable.tsx')))

const steps = [
  { name: 'Step 1', text: 'Click on "ADD VAULT ITEM"', icon: 'M12 5v14M5 12h14' },
  {
    name: 'Step 2',
    text: 'Upload Photos & Details',
    icon: 'M4 7h4l1.5-2.5h5L16 7h4v12H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  },
  { name: 'Step 3', text: 'Review & Upload', icon: 'M12 16V5M7.5 9.5L12 5l4.5 4.5M5 19h14' },
] as const

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
            <>
              <Link to={vaultPaths.import} className="button-plain">
                Import
              </Link>
              <Link to={vaultPaths.addItem} className="button">
                + Add Vault Item
              </Link>
            </>
          )}
        </div>
      </div>
      <ListAnnouncement words={count} />
      {isEmptyVault ? (
        <StarterGuide />
      ) : (
        <div className="mt-6">
          <FilterBar applied={items.filter} onApply={items.applyFilter} />
          <MoreFilters filter={items.filter} sort={items.sort} pathOf={items.pathOf} />
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
                  selectAll={
                    mayChange &&
                    view !== 'table' && <SelectAll listed={data?.items ?? []} selection={selection} />
                  }
                  count={count}
                />
              )}
              {view === 'table' && data?.meta.total !== 0 ? (
                // It stays while another order or page is loaded, and with it the focus in it.
                <Suspense fallback={<ItemsSkeleton view="list" />}>
                  <ItemTable
                    filter={items.filter}
                    sort={items.sort}
                    onSort={(sort) => void items.sortBy(sort)}
                    offset={items.offset}
                    pathOf={(offset) => items.pathOf({ offset })}
                    selection={selection}
                  />
                </Suspense>
              ) : items.isComing || !data ? (
                <ItemsSkeleton view={view} />
              ) : data.items.length === 0 ? (
                <>
                  <EmptyList
                    text={
                      items.filter.title ? `No results found for ${items.filter.title}` : 'No results found.'
                    }
                  >
                    Please check your filters or try a different term.
                  </EmptyList>
                  {countOfMore(items.filter.more) > 0 && (
                    <Suspense>
                      <FiltersToDrop filter={items.filter} pathOf={items.pathOf} />
                    </Suspense>
                  )}
                  <FilterReading
                    understood={data.understood}
                    closeSpellings={<ListedItems items={data.closeSpellings ?? []} view={view} />}
                    pathOf={(title) => items.pathOf({ filter: { ...items.filter, title }, offset: 0 })}
                  />
                </>
              ) : (
                <>
                  <FilterReading understood={data.understood} />
                  <FoundItems
                    found={data}
                    view={view}
                    selection={selection}
                    pathOf={(offset) => items.pathOf({ offset })}
                    onDeleted={() => void queryClient.invalidateQueries({ queryKey: itemListsKey })}
                  />
                </>
              )}
            </>
          )}
        </div>
      )}
      <VaultLinks />
    </>
  )
}

const label = (
  <>
    Download Vault Items
    <Caret />
  </>
)

const entry = 'flex min-h-11 w-full items-center px-4 hover:bg-sunken aria-disabled:text-muted'

/**
 * Keeps the menu's place until it is known whether there is anything to download, so that nothing moves when
 * it comes.
 */
function DownloadMenuPlace() {
  return (
    <span aria-hidden="true" className="button-plain invisible">
      {label}
    </span>
  )
}

/** Everything in the vault as a file, whatever the list is narrowed to. */
function DownloadMenu() {
  const unfolding = useUnfolding()
  const [wasOpened, setOpened] = useState(false)
  const csv = useDownload((text) => void showNotice({ kind: 'failed', text }))
  const pdf = useVaultDocument(wasOpened, useOneNotice())

  return (
    <details {...unfolding} className="group relative" onToggle={() => setOpened(true)}>
      <summary className="button-plain list-none [&::-webkit-details-marker]:hidden">{label}</summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-full border border-hairline bg-raised py-1 shadow-lg">
        <li>
          <button
            type="button"
            aria-disabled={csv.isBusy || undefined}
            className={entry}
            onClick={() => void csv.download(table)}
          >
            CSV
          </button>
        </li>
        <li>
          <button
            type="button"
            aria-disabled={pdf.isBusy || undefined}
            className={entry}
            onClick={() => void pdf.start()}
          >
            PDF
          </button>
        </li>
        {pdf.ready && (
          <li>
            <a href={documentLink(pdf.ready).href} download className={entry}>
              Last PDF
            </a>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {pdf.isBusy ? vaultDownloadMessages.beingMade : csv.isBusy ? 'The file is on its way.' : ''}
      </p>
    </details>
  )
}

/** What a vault without an item shows: how the first one gets in. */
function StarterGuide() {
  const mayChange = useMayChange()
  return (
    <section className="py-8">
      <h2 className="text-2xl font-medium">{EMPTY_VAULT}</h2>
      <GuideSteps steps={steps} />
      {mayChange && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={vaultPaths.addItem} className="button">
            Add Vault Item
          </Link>
          <Link to={vaultPaths.import} className="button-plain">
            Import a spreadsheet
          </Link>
        </div>
      )}
    </section>
  )
}

interface SelectAllProps {
  /** Before the list has come nothing can be selected. */
  listed: readonly { id: number }[]
  selection: Selection
}

/** Selects all that are listed, or none. */
function SelectAll({ listed, selection }: SelectAllProps) {
  const { length: count } = useSelected(selection, listed)
  const isAll = listed.length > 0 && count === listed.length
  return (
    <label className="flex min-h-11 items-center gap-3" data-print="no">
      <input
        type="checkbox"
        className="ml-3 h-5 w-5 accent-brass"
        checked={isAll}
        disabled={listed.length === 0}
        ref={(box) => void (box && (box.indeterminate = count > 0 && !isAll))}
        onChange={(event) => {
          const { checked } = event.currentTarget
          startTransition(() => (checked ? selection.selectAll(listed) : selection.clear()))
        }}
      />
      Select all
    </label>
  )
}
