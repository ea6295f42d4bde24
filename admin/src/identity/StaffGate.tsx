import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { useQuery } from '@tanstack/react-query'
import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { isStaff } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect, type ReactNode } from 'react'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { actorOf, readUser } from '../providers/authProvider.ts'

/** Opens the console to staff; a visitor goes to sign in, a member is told and led back. */
export function StaffGate({ children }: { children: ReactNode }) {
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    queryKey: ['user-details'],
    queryFn: () => readUser(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isVisitor = user === null
  useEffect(() => {
    if (isVisitor) location.assign(logInPath(`${location.pathname}${location.search}`))
  }, [isVisitor])

  if (error)
    return (
      <Centred>
        <LoadFailure error={error} retry={() => void refetch()} />
      </Centred>
    )
  if (!user)
    return (
      <Centred>
        <CircularProgress aria-label="Loading" />
      </Centred>
    )
  return isStaff(actorOf(user)) ? children : <NotStaff user={user} />
}

function NotStaff({ user }: { user: UserDetails }) {
  return (
    <Centred>
      <Typography variant="h1" gutterBottom>
        This page is for staff
      </Typography>
      <Typography sx={{ mb: 3 }}>
        You are logged in as {user.displayName} ({user.email}), and this is not a staff account. You can use
        the rest of {PRODUCT_NAME} as before.
      </Typography>
      <Button variant="contained" href="/">
        Back to {PRODUCT_NAME}
      </Button>
    </Centred>
  )
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', p: 3, maxWidth: 560, mx: 'auto' }}
    >
      <div>{children}</div>
    </Box>
  )
}
