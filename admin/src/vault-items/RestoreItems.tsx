import { Button } from '@mui/material'
import type { ManagedVaultRow } from '@vitrine/contracts/vault-items/schemas'
import { useRecordContext } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { BulkAction } from '../lists/BulkAction.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { VAULT_ITEMS } from '../providers/vault-item-resource.ts'

const changes = [VAULT_ITEMS]

/** Brings back the item of the row. A title that the member has used again meanwhile gets ' (2)'. */
export function RestoreItem() {
  const row = useRecordContext<ManagedVaultRow>()
  const restore = useConsoleAction({
    run: (data, { id }: ManagedVaultRow) => data.restoreVaultItem(id),
    to: ({ title }) => `restore ‘${title}’`,
    done: ({ title }) => `Restored: ${title}`,
    changes,
  })
  if (!row) return null
  return (
    <Button
      size="small"
      loading={restore.isPending}
      aria-label={`Restore ${row.title}`}
      onClick={() => restore.mutate(row)}
    >
      Restore
    </Button>
  )
}

export function RestoreItems() {
  return (
    <BulkAction<ManagedVaultRow>
      label="Restore"
      run={(data, { id }) => data.restoreVaultItem(id)}
      done={(count) => `Restored: ${amount(count)}.`}
    />
  )
}
