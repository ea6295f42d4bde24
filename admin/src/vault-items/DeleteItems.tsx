import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import type { ManagedVaultRow } from '@vitrine/contracts/vault-items/schemas'
import { amount } from '../feedback/amounts.ts'
import { BulkAction } from '../lists/BulkAction.tsx'

export const deleteConsequence = `The owner no longer sees it. Staff can restore it for ${vaultItemLimits.restoreDays} days.`

/** Deletes the selected items, and takes that back. */
export function DeleteItems() {
  return (
    <BulkAction<ManagedVaultRow, number>
      label="Delete"
      run={async (data, { id }) => {
        await data.deleteVaultItem(id)
        return id
      }}
      done={(count) => `Deleted: ${amount(count)}.`}
      undo={(data, id) => data.restoreVaultItem(id)}
      question={{
        title: 'Delete the selected items?',
        text: `Their owners no longer see them. Staff can restore them for ${vaultItemLimits.restoreDays} days.`,
      }}
    />
  )
}
