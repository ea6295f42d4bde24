import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { sizeInWords, storageInWords } from '@vitrine/contracts/vault-media/storage'
import { useState } from 'react'
import { useConsoleData } from '../providers/dataProvider.ts'
import { MemberSection } from './MemberSection.tsx'
import { QuotaDialog } from './QuotaDialog.tsx'

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
