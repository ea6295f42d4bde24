import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { ItemMissing } from '../shared/NotInVault.tsx'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import { vaultItem } from '../queries/items.ts'
import { ReopenStored } from '../shared/ReopenStored.tsx'
import { unfinishedKey } from '../shared/unfinished-work.ts'
import { mayChange } from '../shared/vault-access.ts'
import { editItemPath } from '../shared/vault-paths.ts'
import { WizardForm } from './WizardForm.tsx'

/** Adds an item, or edits the one of this id; null where the URL of the edit holds none. */
export function ItemWizard({ item: asked }: { item: 'new' | number | null }) {
  const reader = useCurrentUser()
  if (asked === null) return <ItemMissing />
  if (!reader) return <ItemPlaceholder />
  return (
    <>
      <PageTitle>{asked === 'new' ? 'Add Vault Item' : 'Edit Vault Item'}</PageTitle>
      <p className="mt-2 text-muted">Add item to your personal Vault</p>
      {!mayChange(reader) && <p className="mt-6 border-l-2 border-oxblood py-1 pl-4">{messages.suspended}</p>}
      {mayChange(reader) && (
        <ReopenStored
          work={unfinishedKey('Item', reader.userId, asked)}
          pathOf={editItemPath}
          savedNotice="Your item is saved."
          missingNotice="Your item is saved, but not all of its photos and video. Please add again what is missing."
        >
          {asked === 'new' ? (
            <WizardForm item={null} user={reader} />
          ) : (
            <EditedItem id={asked} user={reader} />
          )}
        </ReopenStored>
      )}
    </>
  )
}

/** As it is stored at this moment: what is kept of it may be older than another tab's change. */
function EditedItem({ id, user }: { id: number; user: UserDetails }) {
  const { data, error, isFetching } = useQuery({
    ...vaultItem(browserCall, id),
    staleTime: 0,
    meta: { essential: true },
  })
  // The wizard goes on with what it was opened with, whatever is read later.
  const [opened, setOpened] = useState<VaultItem | null>(null)
  if (!opened && data && !isFetching) setOpened(data)
  if (opened) return <WizardForm item={opened} user={user} />
  if (data === null) return <ItemMissing />
  return error ? <ListFailure text={failureOf(error).text} /> : <ItemPlaceholder />
}
