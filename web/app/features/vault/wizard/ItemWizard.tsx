import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import type { NewItem } from '../shared/new-item-path.ts'
import { ItemMissing } from '../shared/NotInVault.tsx'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import { itemsKey } from '../queries/items.ts'
import { useOpenedRecord } from '../record/use-opened-record.ts'
import { noRecord } from '../record/use-record-form.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { ReopenStored } from '../shared/ReopenStored.tsx'
import { unfinishedKey } from '../shared/unfinished-work.ts'
import { mayChange } from '../shared/vault-access.ts'
import { editItemPath, itemPath, vaultPaths } from '../shared/vault-paths.ts'
import { readToEdit, type ItemToEdit } from './item-calls.ts'
import { draftOf, emptyDraft } from './item-draft.ts'
import { draftOfRecord } from '../record/record-draft.ts'
import { vaultDraft } from '../queries/drafts.ts'
import { copiedDraft, draftInSamePlace } from './new-item.ts'
import { WizardForm } from './WizardForm.tsx'

/** Adds an item, or edits the one of this id; null where the URL of the edit holds none. */
export function ItemWizard({ item: asked }: { item: NewItem | number | null }) {
  const reader = useCurrentUser()
  if (asked === null) return <ItemMissing />
  if (!reader) return <ItemPlaceholder />
  const isNew = typeof asked !== 'number'
  return (
    <>
      <PageTitle>{isNew ? 'Add Vault Item' : 'Edit Vault Item'}</PageTitle>
      <p className="mt-2 text-muted">Add item to your personal Vault</p>
      {isNew && asked.from === null && mayChange(reader) && (
        <p className="mt-2 text-sm">
          Many objects at once?{' '}
          <Link to={vaultPaths.photos} className="text-link">
            Add their photos together
          </Link>
        </p>
      )}
      {!mayChange(reader) && <p className="mt-6 border-l-2 border-oxblood py-1 pl-4">{messages.suspended}</p>}
      {mayChange(reader) && (
        <ReopenStored
          work={unfinishedKey('Item', reader.userId, isNew ? 'new' : asked)}
          pathOf={editItemPath}
          savedNotice="Your item is saved."
          missingNotice="Your item is saved, but not all of its photos and video. Please add again what is missing."
        >
          {!isNew && <EditedItem id={asked} user={reader} />}
          {isNew && asked.from === null && (
            <WizardForm item={null} initial={emptyDraft} opened={noRecord} user={reader} />
          )}
          {isNew && asked.from === 'draft' && <ItemOfDraft id={asked.id} user={reader} />}
          {isNew && (asked.from === 'after' || asked.from === 'copyOf') && (
            <ItemFromAnother from={asked.from} id={asked.id} user={reader} />
          )}
        </ReopenStored>
      )}
    </>
  )
}

function EditedItem({ id, user }: { id: number; user: UserDetails }) {
  // Asked for beside the item, which does not wait for it.
  const opened = useOpenedRecord(id, 'stored')
  return (
    <StoredItem id={id}>
      {({ item, releasedIds }) => (
        <WizardForm item={item} initial={draftOf(item, releasedIds)} opened={opened} user={user} />
      )}
    </StoredItem>
  )
}

/** The wizard filled with a draft, as it is stored at this moment. */
function ItemOfDraft({ id, user }: { id: number; user: UserDetails }) {
  const { data, error, isFetching } = useQuery({
    ...vaultDraft(browserCall, id),
    staleTime: 0,
    meta: { essential: true },
  })
  // The wizard goes on with what it was opened with, whatever is read later.
  const [opened, setOpened] = useState<NonNullable<typeof data> | null>(null)
  if (!opened && data && !isFetching) setOpened(data)
  if (opened)
    return (
      <>
        {opened.reasons.length > 0 && (
          <div role="status" className="mt-6 max-w-prose border-l-2 border-brass py-1 pl-4">
            <p>This is a draft because of these:</p>
            <ul className="mt-1 list-disc pl-5">
              {opened.reasons.map(({ field, text }) => (
                <li key={`${field} ${text}`}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <WizardForm
          item={null}
          initial={draftOf(opened.item)}
          opened={{ ...noRecord, draft: draftOfRecord(opened.record) }}
          user={user}
          ofDraft={{ id, images: opened.item.images }}
        />
      </>
    )
  if (data === null)
    return (
      <p role="status" className="mt-6">
        This draft is no longer there. <Link to={vaultPaths.drafts}>See your drafts</Link>.
      </p>
    )
  return error ? <ListFailure text={failureOf(error).text} /> : <ItemPlaceholder />
}

/** A copy of an item that is stored, or the next one after it. */
function ItemFromAnother({ from, id, user }: { from: 'copyOf' | 'after'; id: number; user: UserDetails }) {
  const opened = useOpenedRecord(id, from === 'copyOf' ? from : null)
  const wizard = (item: VaultItem) => (
    <WizardForm
      item={null}
      initial={from === 'after' ? draftInSamePlace(item) : copiedDraft(item)}
      opened={opened}
      user={user}
    />
  )
  return (
    <StoredItem id={id}>
      {({ item }) => (
        <>
          <p role="status" className="mt-6 max-w-prose border-l-2 border-brass py-1 pl-4">
            {from === 'after' ? 'Saved: ' : 'This begins as a copy of '}
            <Link to={itemPath(id)} className="text-link">
              {item.title}
            </Link>
            {from === 'after'
              ? '. The next item begins with its category, storage location, tags and collection.'
              : ', without photos and video. Please give it a title of its own.'}
          </p>
          {/* A copy begins with the record, too. */}
          {opened.draft && wizard(item)}
          {!opened.draft && opened.failure === null && <ItemPlaceholder />}
          {opened.failure !== null && <RetryFailure text={opened.failure} onRetry={opened.retry} />}
        </>
      )}
    </StoredItem>
  )
}

/** As it is stored at this moment: what is kept of it may be older than another tab's change. */
function StoredItem({ id, children }: { id: number; children: (stored: ItemToEdit) => ReactNode }) {
  const { data, error, isFetching } = useQuery({
    queryKey: [...itemsKey, id, 'to-edit'],
    queryFn: ({ client }) => readToEdit(client, id),
    staleTime: 0,
    meta: { essential: true },
  })
  // The wizard goes on with what it was opened with, whatever is read later.
  const [opened, setOpened] = useState<ItemToEdit | null>(null)
  if (!opened && data && !isFetching) setOpened(data)
  if (opened) return children(opened)
  if (data === null) return <ItemMissing />
  return error ? <ListFailure text={failureOf(error).text} /> : <ItemPlaceholder />
}
