import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AuditSubject } from '../audit/AuditParties.tsx'
import { instant } from '../feedback/amounts.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { actionInWords, detailsInWords, isOfAccount, partInWords } from '../audit/entry-words.ts'
import { MemberSection } from './MemberSection.tsx'

const PAGE = 10

/** What the account did, what was done to it and what was tried with its email, newest first. */
export function MemberAudit({ id }: { id: number }) {
  const data = useConsoleData()
  const [shown, setShown] = useState(PAGE)
  // One more than is shown tells whether there is more.
  const log = useQuery({
    queryKey: ['members', id, 'audit', shown],
    queryFn: () => data.listMemberAudit(id, shown + 1),
    placeholderData: (known) => known,
  })
  return (
    <MemberSection title="Audit log" query={log} height={160}>
      {(entries) => (
        <>
          {entries.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No entries yet.</Typography>}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.slice(0, shown).map((entry) => (
              <Box component="li" key={entry.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography title={entry.action}>
                  {actionInWords(entry.action)}
                  {!isOfAccount(entry.subject, id) && (
                    <>
                      {': '}
                      <AuditSubject entry={entry} />
                    </>
                  )}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[`${instant(entry.at)}, ${partInWords(entry, id)}`, ...detailsInWords(entry.details)].join(
                    '; ',
                  )}
                </Typography>
              </Box>
            ))}
          </Box>
          {entries.length > shown && <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>}
        </>
      )}
    </MemberSection>
  )
}
