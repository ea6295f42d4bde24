import { AccountCircle, Logout, StorefrontOutlined } from '@mui/icons-material'
import { Box, Button, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useState } from 'react'
import {
  AppBar,
  type AppBarProps,
  LoadingIndicator,
  TitlePortal,
  useGetIdentity,
  useNotify,
} from 'react-admin'
import { Link } from 'react-router'
import { FindButton } from '../find/FindButton.tsx'
import { signOut } from '../providers/authProvider.ts'
import { messageOf } from '../providers/console-client.ts'
import { HOME_PATH } from './navigation.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const toolbar = (
  <>
    <FindButton />
    <ThemeToggle />
    <LoadingIndicator />
  </>
)

/** @param alwaysOn stays while the page scrolls, as the layout asks */
export function ConsoleAppBar({ alwaysOn }: Pick<AppBarProps, 'alwaysOn'>) {
  return (
    <AppBar alwaysOn={alwaysOn ?? false} color="inherit" toolbar={toolbar} userMenu={<AccountMenu />}>
      <Box
        component={Link}
        to={HOME_PATH}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          color: 'inherit',
          textDecoration: 'none',
          mr: 2,
          minHeight: 44,
        }}
      >
        <Mark />
        <Typography component="span" variant="h3" sx={{ fontWeight: 600, fontSize: '1.25rem' }}>
          {PRODUCT_NAME}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
        >
          staff
        </Typography>
      </Box>
      <Box sx={{ flex: 1 }}>
        <TitlePortal sx={{ display: 'none' }} />
      </Box>
    </AppBar>
  )
}

/** The product's sign: an object under a glass dome. */
function Mark() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 39V18C9 8 16 4.5 24 4.5S39 8 39 18V39" />
      <path d="M5.5 39.5H42.5M10 40V45M38 40V45" />
      <path
        d="M21 14H27V17.2C29.8 18.5 31 20.5 31 23C31 26.3 28.8 28.5 27.5 31H20.5C19.2 28.5 17 26.3 17 23C17 20.5 18.2 18.5 21 17.2Z"
        fill="#a9792b"
        stroke="none"
      />
    </svg>
  )
}

/** Who is signed in, the way to the site, and Sign Out. */
function AccountMenu() {
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut().catch((error: unknown) => {
      setLeaving(false)
      notify(messageOf(error), { type: 'error' })
    })
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircle />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, maxWidth: { xs: 170, sm: 320 } }}
      >
        <Typography component="span" noWrap sx={{ font: 'inherit' }}>
          {identity?.fullName ?? 'Account'}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component="a" href="/">
          <ListItemIcon>
            <StorefrontOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>To the {PRODUCT_NAME} site</ListItemText>
        </MenuItem>
        <MenuItem onClick={leave} disabled={leaving}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign Out</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}
