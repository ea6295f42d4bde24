import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
    >
      {children}
    </Box>
  )
}

/** One number with its name. */
export function Figure({ label, value, danger = false }: { label: string; value: string; danger?: boolean }) {
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: danger ? 'error.main' : 'divider',
        pt: 1,
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0, color: danger ? 'error.main' : 'text.primary' }}>
        {value}
      </Typography>
    </Box>
  )
}
