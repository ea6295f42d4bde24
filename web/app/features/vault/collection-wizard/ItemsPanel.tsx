import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { memo, useId, useState } from 'react'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { vaultItems } from '../queries/items.ts'
import { EMPTY_VAULT } from '../shared/empty-vault.ts'
import { FilterReading } from '../shared/FilterReading.tsx'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import type { ChosenItem, MembershipSet } from './use-membership.ts'
import { FoldedText } from '../shared/FoldedText.tsx'
import { ItemThumb } from '../shared/ItemThumb.tsx'

interface ItemsPanelProps {
  /** The collection that is edited; null while it is new. */
  collection: number | null
  membership: MembershipSet
  isBusy: boolean
}

/**
 * The items that can be added, newest first: those of no collection, and of this one. A title narrows them
 * from its first character.
 */
export function ItemsPanel({ collection, membership, isBusy }: ItemsPanelProps) {
  const id = useId()
  const [text, setText] = useState('')
  const title = useSettledText(text)
  const [page, setPage] = useState({ title, offset: 0 })
  // Another search begins at its first page.
  const offset = page.title === title ? page.offset : 0
  const whose =
    collection === null
      ? { 'f.itemCollectionIdSpecified': 'false' }
      : { 'f.itemCollectionIdEqOrUnspecified': String(collection) }
  const { data, error, refetch } = useQuery({
    ...vaultItems(browserCall, {
      ...whose,
      'f.title': title,
      offset,
      limit: limits.itemsPage,
      s: 'createdDate:desc',
    }),
    placeholderData: keepPreviousData,
  })
  const isStored = (item: { itemCollections: readonly { id: number }[] }) =>
    item.itemCollections.some((one) => one.id === collection)

  return (
    <section aria-label="Your items">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Search your items
      </label>
      <input
        id={id}
        type="search"
        className="field max-w-xl"
        autoComplete="off"
        maxLength={limits.titleFilterMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {error && <PickerFailure error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className="mt-4">
          <ListSkeleton />
        </div>
      )}
      {data?.items.length === 0 && (
        <p className="mt-4">
          {title === '' && collection === null
            ? `${EMPTY_VAULT} that could be added.`
            : messages.noItemsFound}
        </p>
      )}
      <FilterReading understood={data?.understood} />
      {data && data.items.length > 0 && (
        <ul aria-label="Items to add" className="mt-4 grid gap-4 desktop:grid-cols-2 large:grid-cols-3">
          {data.items.map((item) => (
            <CandidateCard
              key={item.id}
              item={item}
              isStored={isStored(item)}
              isIn={isStored(item) ? !membership.removed.has(item.id) : membership.added.has(item.id)}
              isBusy={isBusy}
              onToggle={membership.toggle}
            />
          ))}
        </ul>
      )}
      {data && data.meta.total > limits.itemsPage && (
        <PanelPages
          total={data.meta.total}
          offset={offset}
          onOffset={(next) => setPage({ title, offset: next })}
        />
      )}
    </section>
  )
}

/** The pages of the panel are no places of the site: nothing that was typed may be left for them. */
function PanelPages({
  total,
  offset,
  onOffset,
}: {
  total: number
  offset: number
  onOffset: (offset: number) => void
}) {
  const pages = Math.ceil(total / limits.itemsPage)
  const current = Math.floor(offset / limits.itemsPage) + 1
  return (
    <nav aria-label="Pages of your items" className="mt-5 flex flex-wrap items-center gap-3">
      <button
        type="button"
        className="button-plain"
        disabled={current === 1}
        onClick={() => onOffset(offset - limits.itemsPage)}
      >
        Previous
      </button>
      <p role="status" className="text-sm text-muted tabular-nums">
        Page {formatCount(current)} of {formatCount(pages)}
      </p>
      <button
        type="button"
        className="button-plain"
        disabled={current === pages}
        onClick={() => onOffset(offset + limits.itemsPage)}
      >
        Next page
      </button>
    </nav>
  )
}

interface CandidateCardProps {
  item: VaultItem
  /** As it is stored. */
  isStored: boolean
  isIn: boolean
  isBusy: boolean
  onToggle: (item: ChosenItem, isStored: boolean) => void
}

/** One item that can be added. It is drawn anew only when it changes itself: typing above it stays quick. */
const CandidateCard = memo(function CandidateCard({
  item,
  isStored,
  isIn,
  isBusy,
  onToggle,
}: CandidateCardProps) {
  return (
    <li className={`flex gap-3 border p-3 ${isIn ? 'border-brass bg-sunken' : 'border-hairline bg-raised'}`}>
      <div className="w-20 shrink-0 self-start phone:w-24">
        <ItemThumb images={item.images} sizes="6rem" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <h3 className="leading-snug font-medium break-words">{item.title}</h3>
        <FoldedText
          text={item.description}
          height={limits.descriptionPreviewHeight}
          className="mt-1 w-full text-sm text-muted"
        />
        <button
          type="button"
          aria-pressed={isIn}
          aria-label={isIn ? `Added: ${item.title}` : `Add ${item.title}`}
          disabled={isBusy}
          className={`mt-auto ${isIn ? 'button' : 'button-plain'}`}
          onClick={() => onToggle(item, isStored)}
        >
          {isIn ? 'Added' : 'Add'}
        </button>
      </div>
    </li>
  )
})
