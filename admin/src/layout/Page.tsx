import { Box, Typography } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect, type ReactNode } from 'react'
import { useFocusOnScreen } from './use-focus-on-screen.ts'

interface PageProps {
  title: string
  /** Shown beside the title. */
  actions?: ReactNode
  intro?: ReactNode
  children: ReactNode
}

/** The frame of every screen: one heading, its actions, what follows. */
export function Page({ title, actions, intro, children }: PageProps) {
  const heading = useFocusOnScreen()
  useEffect(() => {
    document.title = `${title} - ${PRODUCT_NAME} staff`
  }, [title])
  return (
    // What members and staff type may be one long word; it breaks wherever it stands in a page.
    <Box
      sx={{
        px: { xs: 2, md: 4 },
        py: { xs: 2.5, md: 4 },
        maxWidth: 1440,
        width: '100%',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: intro ? 1 : 3 }}>
        <Typography ref={heading} component="h1" variant="h1" sx={{ flex: '1 1 auto', minWidth: 0 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {intro && <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '68ch' }}>{intro}</Typography>}
      {children}
    </Box>
  )
}
