import { useQuery, useQueryClient } from '@tanstack/react-query'
import { choiceLabel } from '@vitrine/contracts/choices'
import { attributeMessages, deleteInUseQuestion } from '@vitrine/contracts/custom-attributes/attributes'
import { deleteAttribute } from '@vitrine/contracts/custom-attributes/endpoints'
import { locationLimits } from '@vitrine/contracts/locations/messages'
import type { Location } from '@vitrine/contracts/locations/schemas'
import { valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListAnnouncement, ListCount } from '../../../shared/ui/lists/ListCount.tsx'
import { locations } from '../queries/locations.ts'
import { formatAmount } from '../record/amounts.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { showNotice } from '../shared/notices.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { failureWords } from '../shared/vault-words.ts'
import { pathText, shownLocations } from './location-words.ts'

const LocationModal = lazy(() => loadChunk(() => import('./LocationModal.tsx')))

type Opened =
  | { kind: 'edit'; location: Location }
  | { kind: 'add'; parentId: number | null }
  | { kind: 'delete'; location: Location }

/** The storage locations as a tree: what is in each and below it, and what it is worth. */
export function LocationTreePage() {
  const mayChange = useMayChange()
  const queryClient = useQueryClient()
  const { data: all, error, refetch } = useQuery({ ...locations(browserCall), meta: { essential: true } })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const changed = async (text: string) => {
    close()
    await queryClient.invalidateQueries({ queryKey: ['vault'] })
    void showNotice({ text })
  }
  const remove = async ({ id, displayName }: Location) => {
    close()
    try {
      await browserCall(deleteAttribute, { params: { id } })
      await changed(`‘${displayName}’ is deleted.`)
    } catch (failure) {
      void showNotice({ kind: 'failed', text: failureWords(failure) })
      await refetch()
    }
  }
  const shown = all && shownLocations(all)
  const count = shown ? counted(shown.length, 'storage location') : null
  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">Location Tree</h1>
      <p className="mt-3 max-w-prose text-muted">
        House, room, cabinet, shelf: storage locations can stand inside each other, on up to{' '}
        {locationLimits.depthMax} levels. Counts and values include everything inside.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {mayChange && all && (
          <button type="button" className="button" onClick={() => setOpened({ kind: 'add', parentId: null })}>
            Add a location
          </button>
        )}
        <Link to={vaultPaths.storageLocations} className="text-link inline-flex min-h-11 items-center">
          Show as a list
        </Link>
      </div>
      <ListAnnouncement words={count} />
      {error && !all ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !shown ? (
        <ListSkeleton />
      ) : shown.length === 0 ? (
        <EmptyList text={attributeMessages.empty.STORAGE_LOCATION}>
          Add a house or a room first, then what stands inside of it.
        </EmptyList>
      ) : (
        <>
          <div className="mt-6 mb-3">
            <ListCount words={count} />
          </div>
          <Branch
            all={shown}
            parentId={null}
            label="Storage locations"
            mayChange={mayChange}
            onOpen={setOpened}
          />
        </>
      )}
      <ConfirmDialog
        open={opened?.kind === 'delete'}
        title={attributeMessages.deleteTitle.STORAGE_LOCATION}
        text={opened?.kind === 'delete' && all ? deleteQuestion(opened.location, all) : ''}
        named={opened?.kind === 'delete' ? pathText(opened.location) : undefined}
        confirm="Yes"
        onCancel={close}
        onConfirm={() => opened?.kind === 'delete' && void remove(opened.location)}
      />
      <Suspense>
        {all && opened && opened.kind !== 'delete' && (
          <LocationModal
            location={opened.kind === 'edit' ? opened.location : null}
            parentId={opened.kind === 'add' ? opened.parentId : null}
            all={all}
            onClose={close}
            onSaved={(name) => void changed(`‘${name}’ is saved.`)}
          />
        )}
      </Suspense>
    </>
  )
}

function deleteQuestion({ id, itemsCount, depth }: Location, all: readonly Location[]): string {
  const inside = all.filter(({ parentId }) => parentId === id).length
  const question =
    itemsCount > 0 ? deleteInUseQuestion('STORAGE_LOCATION', itemsCount) : attributeMessages.deleteQuestion
  if (inside === 0) return question
  const to = depth === 1 ? 'to the first level' : 'up to where it stands'
  return `${question} ${counted(inside, 'location')} inside of it ${inside === 1 ? 'moves' : 'move'} ${to}, with everything in ${inside === 1 ? 'it' : 'them'}.`
}

interface BranchProps {
  all: readonly Location[]
  parentId: number | null
  label: string
  mayChange: boolean
  onOpen: (opened: Opened) => void
}

function Branch({ all, parentId, label, mayChange, onOpen }: BranchProps) {
  const siblings = all.filter((location) => location.parentId === parentId)
  if (siblings.length === 0) return null
  return (
    <ul
      aria-label={label}
      className={
        parentId === null
          ? 'border-t border-hairline'
          : 'ml-2 border-l-2 border-hairline pl-3 tablet:ml-4 tablet:pl-5'
      }
    >
      {siblings.map((location) => (
        <li key={location.id}>
          <LocationRow location={location} mayChange={mayChange} onOpen={onOpen} />
          <Branch
            all={all}
            parentId={location.id}
            label={`Inside of ${location.displayName}`}
            mayChange={mayChange}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

function LocationRow({
  location,
  mayChange,
  onOpen,
}: Pick<BranchProps, 'mayChange' | 'onOpen'> & { location: Location }) {
  const { id, displayName, isDefault, depth, itemsInside, values } = location
  const action = (text: string, label: string, opened: Opened) => (
    <button
      type="button"
      aria-label={label}
      className="text-link min-h-11 px-2"
      onClick={() => onOpen(opened)}
    >
      {text}
    </button>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-2">
      <div className="min-w-0 py-1">
        <p className="font-medium break-words">{displayName}</p>
        <p className="text-sm text-muted">
          {itemsInside === 0 ? (
            itemsText(location)
          ) : (
            <Link
              to={`${vaultPaths.list}?f.storageLocationId=${id}`}
              className="quiet-link -my-2 inline-flex min-h-11 items-center"
            >
              {itemsText(location)}
            </Link>
          )}
          {values.map(({ basis, currency, amount }) => (
            <span key={`${basis} ${currency}`} className="block">
              {choiceLabel(valuationBases, basis)}: {formatAmount(amount, currency)}
            </span>
          ))}
        </p>
      </div>
      {mayChange && (
        <div className="-mx-2 flex shrink-0 flex-wrap gap-x-2">
          {depth < locationLimits.depthMax &&
            action('Add inside', `Add inside ${displayName}`, { kind: 'add', parentId: id })}
          {!isDefault && action('Edit', `Edit ${displayName}`, { kind: 'edit', location })}
          {!isDefault && action('Delete', `Delete ${displayName}`, { kind: 'delete', location })}
        </div>
      )}
    </div>
  )
}

/** '3 items', '3 items, 12 with everything inside' */
function itemsText({ itemsCount, itemsInside }: Location): string {
  const here = counted(itemsCount, 'item')
  return itemsInside === itemsCount ? here : `${here}, ${itemsInside} with everything inside`
}
