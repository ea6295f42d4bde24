import Logout from '@mui/icons-material/Logout'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useState } from 'react'
import { useNotify, UserMenu } from 'react-admin'
import { signOut } from '../providers/authProvider.ts'
import { messageOf } from '../providers/console-client.ts'

export function AccountMenu() {
  const notify = useNotify()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut().catch((error: unknown) => {
      setLeaving(false)
      notify(messageOf(error), { type: 'error' })
    })
  }
  return (
    <UserMenu>
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
    </UserMenu>
  )
}
