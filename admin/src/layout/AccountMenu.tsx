import AccountCircle from '@mui/icons-material/AccountCircle'
import Logout from '@mui/icons-material/Logout'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import { Button, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useState } from 'react'
import { useGetIdentity, useNotify } from 'react-admin'
import { signOut } from '../providers/authProvider.ts'
import { messageOf } from '../providers/console-client.ts'

/** Who is signed in, the way to the site, and Sign Out. */
export function AccountMenu() {
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
            <Storefront fontSize="small" />
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
