import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { instant } from '../feedback/amounts.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { MemberSection } from './MemberSection.tsx'

/** Where the account is signed in; each can be ended alone. */
export function MemberSessions({ id, email }: { id: number; email: string }) {
  const data = useConsoleData()
  const sessions = useQuery({
    queryKey: ['members', id, 'sessions'],
    queryFn: () => data.listMemberSessions(id),
  })
  const end = useConsoleAction({
    to: () => `sign ${email} out on a device`,
    run: (calls, sessionId: number) => calls.endMemberSession(id, sessionId),
    done: () => 'Signed out on that device',
    changes: ['members'],
  })
  return (
    <MemberSection title="Sessions" query={sessions}>
      {(open) => (
        <>
          {open.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>Not logged in anywhere.</Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {open.map((session) => (
              <Box
                component="li"
                key={session.id}
                sx={{
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  justifyContent: 'space-between',
                  alignItems: 'center',
                }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography>{session.device}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {session.address && `${session.address}, `}since {instant(session.firstSeen)}, last seen{' '}
                    {instant(session.lastSeen)}
                  </Typography>
                </Box>
                <Button
                  disabled={end.isPending}
                  onClick={() => end.mutate(session.id)}
                  aria-label={`Sign out ${session.device}, ${session.address}`}
                >
                  Sign out
                </Button>
              </Box>
            ))}
          </Box>
        </>
      )}
    </MemberSection>
  )
}
