import { useQuery } from '@tanstack/react-query'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { useCurrentUser } from '../../identity/queries.ts'
import { CollectionMissing } from '../shared/NotInVault.tsx'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import { vaultCollection } from '../queries/collections.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { ReopenStored } from '../shared/ReopenStored.tsx'
import { unfinishedKey } from '../shared/unfinished-work.ts'
import { mayChange } from '../shared/vault-access.ts'
import { editCollectionPath } from '../shared/vault-paths.ts'
import { CollectionForm } from './CollectionForm.tsx'

/** Makes a collection, or edits the one of this id; null where the URL of the edit holds none. */
export function CollectionWizard({ collection: asked }: { collection: 'new' | number | null }) {
  const reader = useCurrentUser()
  if (asked === null) return <CollectionMissing />
  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">
        {asked === 'new' ? 'Create collection' : 'Edit collection'}
      </h1>
      {!mayChange(reader) && (
        <p className="mt-6 border-l-2 border-oxblood py-1 pl-4">{vaultItemMessages.suspended}</p>
      )}
      {reader && mayChange(reader) && (
        <ReopenStored
          work={unfinishedKey('Collection', reader.userId, asked)}
          pathOf={editCollectionPath}
          savedNotice="Your collection is saved."
          missingNotice="Your collection is saved, but not all of its picture and items. Please add again what is missing."
        >
          {asked === 'new' ? (
            <CollectionForm collection={null} userId={reader.userId} />
          ) : (
            <EditedCollection id={asked} userId={reader.userId} />
          )}
        </ReopenStored>
      )}
    </>
  )
}

/** As it is stored at this moment: what is kept of it may be older than another tab's change. */
function EditedCollection({ id, userId }: { id: number; userId: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...vaultCollection(browserCall, id),
    staleTime: 0,
    meta: { essential: true },
  })
  // The wizard goes on with what it was opened with, whatever is read later.
  const [opened, setOpened] = useState<ReadCollection | null>(null)
  if (!opened && data && !isFetching) setOpened(data)
  if (opened) return <CollectionForm collection={opened} userId={userId} />
  if (data === null) return <CollectionMissing />
  return error ? <RetryFailure text={failureOf(error).text} onRetry={refetch} /> : <ItemPlaceholder />
}
