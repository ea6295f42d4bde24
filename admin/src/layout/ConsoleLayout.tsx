import { Box, ListSubheader } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { Layout, Menu, useSidebarState } from 'react-admin'
import { useLocation } from 'react-router'
import { RefusedActions } from '../feedback/RefusedActions.tsx'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { useNavigation } from './navigation.ts'

/** react-admin lets a screen grow with its widest word; here that word is cut or broken instead. */
const noWiderThanScreen = { minWidth: 0, '& .RaLayout-content, & .RaEdit-card': { minWidth: 0 } }

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn sx={noWiderThanScreen}>
      <RefusedActions />
      {children}
    </Layout>
  )
}

function ConsoleMenu() {
  const groups = useNavigation()
  const [isOpen] = useSidebarState()
  const menu = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const entries = groups.flatMap(({ destinations }) => destinations).length
  useEffect(() => {
    const marked = menu.current?.querySelector('.RaMenuItemLink-active')
    if (marked) showInMenu(marked)
    // The entries are there once it is known what the role opens.
  }, [pathname, entries])
  return (
    <Box ref={menu}>
      <Menu sx={{ pt: 2 }}>
        {groups.map(({ title, destinations }) => [
          title && isOpen ? (
            <ListSubheader
              key={title}
              component="div"
              disableSticky
              sx={{
                bgcolor: 'transparent',
                lineHeight: '2.25rem',
                mt: 1.5,
                fontSize: '0.75rem',
                letterSpacing: '0.06em',
              }}
            >
              {title}
            </ListSubheader>
          ) : null,
          ...destinations.map(({ to, label, icon: Icon }) => (
            <Menu.Item key={to} to={to} primaryText={label} leftIcon={<Icon fontSize="small" />} />
          )),
        ])}
      </Menu>
    </Box>
  )
}

/**
 * Scrolls the menu to an entry that is out of sight, with one more beside it. The menu alone, and at once:
 * the page stays where it is, and nothing glides.
 */
function showInMenu(entry: Element): void {
  const frame = scrolledAround(entry)
  if (!frame) return
  const { top, bottom, height } = entry.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  if (top < seen.top) frame.scrollTop -= seen.top - top + height
  else if (bottom > seen.bottom) frame.scrollTop += bottom - seen.bottom + height
}

function scrolledAround(entry: Element): Element | null {
  for (let around = entry.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  }
  return null
}
