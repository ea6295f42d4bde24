import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { lightTokens } from '../theme/tokens.ts'

/** A list with nothing in it: says what that means and what to do. */
export function EmptyFace({
  title,
  children,
  picture,
}: {
  title: string
  children?: ReactNode
  picture?: string
}) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt="No results"
          width={240}
          height={180}
          sx={{ maxWidth: '100%', height: 'auto', mb: 2, bgcolor: lightTokens.mat, borderRadius: 1 }}
        />
      )}
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
          {children}
        </Typography>
      )}
    </Box>
  )
}
