import { useQuery } from '@tanstack/react-query'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { CollectionMissing } from '../collection/CollectionMissing.tsx'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import { vaultCollection } from '../queries/collections.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { CollectionForm } from './CollectionForm.tsx'

/** Makes a collection, or edits the one of this id; null where the URL of the edit holds none. */
export function CollectionWizard({ collection: asked }: { collection: 'new' | number | null }) {
  const mayChange = useMayChange()
  if (asked === null) return <CollectionMissing />
  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">
        {asked === 'new' ? 'Create collection' : 'Edit collection'}
      </h1>
      {!mayChange && (
        <p className="mt-6 border-l-2 border-oxblood py-1 pl-4">{vaultItemMessages.suspended}</p>
      )}
      {mayChange &&
        (asked === 'new' ? <CollectionForm collection={null} /> : <EditedCollection id={asked} />)}
    </>
  )
}

/** As it is stored at this moment: what is kept of it may be older than another tab's change. */
function EditedCollection({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...vaultCollection(browserCall, id),
    staleTime: 0,
    meta: { essential: true },
  })
  // The wizard goes on with what it was opened with, whatever is read later.
  const [opened, setOpened] = useState<ReadCollection | null>(null)
  if (!opened && data && !isFetching) setOpened(data)
  if (opened) return <CollectionForm collection={opened} />
  if (data === null) return <CollectionMissing />
  return error ? <RetryFailure text={failureOf(error).text} onRetry={refetch} /> : <ItemPlaceholder />
}
