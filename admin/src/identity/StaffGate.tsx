import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { isStaff } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { actorOf, readUser, signInAddress } from '../providers/authProvider.ts'

type Asked = { state: 'asking' } | { state: 'known'; user: UserDetails | null } | { state: 'failed'; error: unknown }

/** Opens the console to staff; a visitor goes to sign in, a member is told and led back. */
export function StaffGate({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const ask = useCallback(() => {
    setAsked({ state: 'asking' })
    readUser().then(
      (user) => setAsked({ state: 'known', user }),
      (error: unknown) => setAsked({ state: 'failed', error }),
    )
  }, [])
  useEffect(ask, [ask])
  const isVisitor = asked.state === 'known' && asked.user === null
  useEffect(() => {
    if (isVisitor) location.assign(signInAddress(`${location.pathname}${location.search}`))
  }, [isVisitor])

  if (asked.state === 'failed') return <Centred><LoadFailure error={asked.error} retry={ask} /></Centred>
  if (asked.state === 'asking' || !asked.user) return <Centred><CircularProgress aria-label="Loading" /></Centred>
  return isStaff(actorOf(asked.user)) ? children : <NotStaff user={asked.user} />
}

function NotStaff({ user }: { user: UserDetails }) {
  return (
    <Centred>
      <Typography variant="h1" gutterBottom>
        This part is for staff
      </Typography>
      <Typography sx={{ mb: 3 }}>
        You are signed in as {user.displayName} ({user.email}), and this account is not one of staff. Everything else of {PRODUCT_NAME} is open to you.
      </Typography>
      <Button variant="contained" href="/">
        Back to {PRODUCT_NAME}
      </Button>
    </Centred>
  )
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', p: 3, maxWidth: 560, mx: 'auto' }}>
      <div>{children}</div>
    </Box>
  )
}
