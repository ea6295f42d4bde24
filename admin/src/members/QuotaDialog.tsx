import { quotaInputSchema, type ManagedStorage } from '@vitrine/contracts/vault-media/schemas'
import { WholeNumberDialog } from '../editing/WholeNumberDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'

interface QuotaDialogProps {
  open: boolean
  id: number
  email: string
  storage: ManagedStorage
  onClose: () => void
}

/** Gives one member a quota of their own, or the membership's again. */
export function QuotaDialog({ open, id, email, storage, onClose }: QuotaDialogProps) {
  const action = useConsoleAction({
    run: (data, quota: number | null) => data.setMemberQuota(id, { quota, from: storage.quota }),
    to: () => `change the quota of ${email}`,
    done: (quota) =>
      quota === null ? 'The quota is that of the membership again' : `The quota is ${quota} GB now`,
    changes: ['members'],
  })
  return (
    <WholeNumberDialog
      open={open}
      title="Change the storage quota"
      confirm="Change quota"
      label="Gigabytes"
      value={storage.quota}
      pending={action.isPending}
      failureOf={failureOf}
      onCancel={onClose}
      onConfirm={(quota) => action.mutate(quota, { onSuccess: onClose })}
    >
      Whoever stores more than the quota keeps everything and can edit and delete it, but add no files. Leave
      it empty for the {storage.membershipQuota} GB of the membership.
    </WholeNumberDialog>
  )
}

function failureOf(quota: number | null): string | null {
  return quotaInputSchema.shape.quota.safeParse(quota).error?.issues[0]?.message ?? null
}
