import { ListSubheader } from '@mui/material'
import { Menu, useSidebarState } from 'react-admin'
import { useNavigation } from './use-navigation.ts'

export function ConsoleMenu() {
  const groups = useNavigation()
  const [isOpen] = useSidebarState()
  return (
    <Menu sx={{ pt: 2 }}>
      {groups.map(({ title, destinations }) => [
        title && isOpen ? (
          <ListSubheader key={title} component="div" disableSticky sx={{ bgcolor: 'transparent', lineHeight: '2.25rem', mt: 1.5, fontSize: '0.75rem', letterSpacing: '0.06em' }}>
            {title}
          </ListSubheader>
        ) : null,
        ...destinations.map(({ to, label, icon: Icon }) => <Menu.Item key={to} to={to} primaryText={label} leftIcon={<Icon fontSize="small" />} />),
      ])}
    </Menu>
  )
}
