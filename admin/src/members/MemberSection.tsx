import { Box, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loaded, type LoadedQuery } from '../feedback/Loaded.tsx'

interface MemberSectionProps<T> {
  title: string
  query: LoadedQuery<T>
  /** Of what comes, in pixels. */
  height?: number
  children: (data: T) => ReactNode
}

/** A part of a member's page that is loaded by itself. */
export function MemberSection<T>({ title, query, height = 80, children }: MemberSectionProps<T>) {
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={height} />}>
        {children}
      </Loaded>
    </Box>
  )
}
