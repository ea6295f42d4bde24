import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { instant } from '../feedback/amounts.ts'
import { sentence } from '../feedback/sentence.ts'
import { mailKind } from '../mails/mail-kinds.ts'
import { MailStateChip } from '../mails/MailStateChip.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { MemberSection } from './MemberSection.tsx'

const PAGE = 5

/** What the product sent to the account by itself, newest first. */
export function MemberMails({ id }: { id: number }) {
  const data = useConsoleData()
  const createPath = useCreatePath()
  const { canAccess: mayRead = false } = useCanAccess({ resource: 'mails', action: 'show' })
  const [shown, setShown] = useState(PAGE)
  const mails = useQuery({
    queryKey: ['members', id, 'mails', shown],
    queryFn: () => data.listMemberMails(id, shown + 1),
    placeholderData: (known) => known,
  })
  return (
    <MemberSection title="Emails" query={mails}>
      {(sent) => (
        <>
          {sent.length === 0 && <Typography sx={{ color: 'text.secondary' }}>None yet.</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {sent.slice(0, shown).map((mail) => (
              <Box
                component="li"
                key={mail.id}
                sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
              >
                {mayRead ? (
                  <Link
                    component={RouterLink}
                    to={createPath({ resource: 'mails', type: 'show', id: mail.id })}
                  >
                    {mail.subject ?? mailKind(mail.template)}
                  </Link>
                ) : (
                  <Typography>{mail.subject ?? mailKind(mail.template)}</Typography>
                )}
                <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                  <MailStateChip state={mail.state} /> {instant(mail.sentAt ?? mail.requestedAt)}
                  {mail.lastError && `. ${sentence(mail.lastError)}`}
                </Typography>
              </Box>
            ))}
          </Box>
          {sent.length > shown && <Button onClick={() => setShown(shown + 2 * PAGE)}>Show more</Button>}
        </>
      )}
    </MemberSection>
  )
}
