import { Box, Typography, Button } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation, Link } from 'react-router'
import { HOME_PATH } from './navigation.ts'

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

/**
 * Where the focus is left by what led here: the menu, the bar with Find, a dialog that closed, or a link that
 * is gone.
 */
const LEFT_BEHIND = '[role="menuitem"], header, .MuiDialog-root'

/**
 * Whoever goes to another screen goes on at its heading, which is read out, and not through the rest of the
 * menu. The first screen leaves the focus where it is, and so does one that has put it into a field of its
 * own.
 */
function useFocusOnScreen(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirst = key === 'default'
  useEffect(() => {
    const from = document.activeElement
    if (isFirst || !heading.current || (from && from !== document.body && !from.closest(LEFT_BEHIND))) return
    heading.current.tabIndex = -1
    heading.current.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each screen
  }, [])
  return heading
}

export function NoSuchPage() {
  return (
    <Page title="Page not found" intro="The console has no page at this URL.">
      <Button component={Link} to={HOME_PATH} variant="contained">
        Back to the home page
      </Button>
    </Page>
  )
}
