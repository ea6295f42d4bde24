import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { quotaInputSchema, type ManagedStorage } from '@vitrine/contracts/vault-media/schemas'
import { sizeInWords, storageInWords } from '@vitrine/contracts/vault-media/storage'
import { useState } from 'react'
import { WholeNumberDialog } from '../editing/WholeNumberDialog.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { MemberSection } from './MemberSection.tsx'

/** What the files in the account's vault take, and what they may take. */
export function MemberStorage({ member: { id, email } }: { member: Pick<ManagedMember, 'id' | 'email'> }) {
  const data = useConsoleData()
  const [isAsked, setAsked] = useState(false)
  const storage = useQuery({
    queryKey: ['members', id, 'storage'],
    queryFn: () => data.readMemberStorage(id),
  })
  return (
    <MemberSection title="Vault storage" query={storage}>
      {(stored) => (
        <>
          <Typography>{storageInWords(stored)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {stored.deletedBytes > 0 &&
              `${sizeInWords(stored.deletedBytes)} of that is deleted and waits to be erased. `}
            {stored.quota === null
              ? 'The quota is that of the membership.'
              : `This member has a quota of their own. The membership’s is ${stored.membershipQuota} GB.`}
          </Typography>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            Change quota
          </Button>
          <QuotaDialog
            open={isAsked}
            id={id}
            email={email}
            storage={stored}
            onClose={() => setAsked(false)}
          />
        </>
      )}
    </MemberSection>
  )
}

interface QuotaDialogProps {
  open: boolean
  id: number
  email: string
  storage: ManagedStorage
  onClose: () => void
}

/** Gives one member a quota of their own, or the membership's again. */
function QuotaDialog({ open, id, email, storage, onClose }: QuotaDialogProps) {
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
