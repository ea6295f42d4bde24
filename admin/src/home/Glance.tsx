import { Card, Link, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

/** As high as two lines of what waits, so that nothing below moves when they come. */
export function GlanceWaiting() {
  return <Skeleton variant="rectangular" height={92} />
}

/** What waits in one place, and the way there. */
export function Glance({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <Link component={RouterLink} to={to} color="inherit" underline="hover">
          {title}
        </Link>
      </Typography>
      {children}
    </Card>
  )
}

/** A sentence below the figures of a glance. */
export function Explained({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      {children}
    </Typography>
  )
}
