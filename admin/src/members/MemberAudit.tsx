import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instant } from '../feedback/amounts.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { actionInWords, actorInWords, detailsInWords } from './audit-words.ts'

const PAGE = 10

/** What the account did, what was done to it and what was tried under its address, newest first. */
export function MemberAudit({ id }: { id: number }) {
  const data = useConsoleData()
  const [shown, setShown] = useState(PAGE)
  // One more than is shown tells whether there is more.
  const { data: entries, error, refetch } = useQuery({ queryKey: ['members', id, 'audit', shown], queryFn: () => data.listMemberAudit(id, shown + 1), placeholderData: (known) => known })
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Audit log
      </Typography>
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!error && !entries && <Skeleton variant="rounded" height={160} />}
      {entries?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Nothing has happened yet.</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries?.slice(0, shown).map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }} title={entry.action}>
              {actionInWords(entry.action)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[`${instant(entry.at)}, ${actorInWords(entry, id)}`, ...detailsInWords(entry.details)].join('; ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {entries && entries.length > shown && <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>}
    </Box>
  )
}
