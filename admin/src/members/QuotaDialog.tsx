import { numberRead, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { quotaInputSchema, type ManagedStorage } from '@vitrine/contracts/vault-media/schemas'
import { useState } from 'react'
import { WholeNumberField } from '../editing/NumberInputs.tsx'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'

interface QuotaDialogProps {
  open: boolean
  id: number
  email: string
  storage: ManagedStorage
  onClose: () => void
}

const textOf = (quota: number | null) => (quota === null ? '' : String(quota))

/** Gives one member a quota of their own, or the membership's again. */
export function QuotaDialog({ open, id, email, storage, onClose }: QuotaDialogProps) {
  const [typed, setTyped] = useState(textOf(storage.quota))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped(textOf(storage.quota))
  }
  const action = useConsoleAction({
    run: (data, quota: number | null) => data.setMemberQuota(id, { quota, from: storage.quota }),
    to: () => `change the quota of ${email}`,
    done: (quota) =>
      quota === null ? 'The quota is that of the membership again' : `The quota is ${quota} GB now`,
    changes: ['members'],
  })
  const { quota, failure } = readQuota(typed)
  return (
    <ConfirmDialog
      open={open}
      title="Change the storage quota"
      confirm="Change quota"
      pending={action.isPending}
      blocked={failure !== null || quota === storage.quota}
      onCancel={onClose}
      onConfirm={() => action.mutate(quota, { onSuccess: onClose })}
    >
      Whoever stores more than the quota keeps everything and can edit and delete it, but add no files. Leave
      it empty for the {storage.membershipQuota} GB of the membership.
      <WholeNumberField
        label="Gigabytes"
        value={typed}
        onText={setTyped}
        disabled={action.isPending}
        error={failure !== null}
        helperText={failure ?? ' '}
        fullWidth
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}

function readQuota(typed: string): { quota: number | null; failure: string | null } {
  const quota = numberRead(readWholeNumber(typed))
  const { error } = quotaInputSchema.shape.quota.safeParse(quota)
  return { quota, failure: error?.issues[0]?.message ?? null }
}
