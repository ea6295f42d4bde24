import Handshake from '@mui/icons-material/HandshakeOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 10,
  resource: 'partners',
  label: 'Partners',
  record: 'partner',
  purpose: 'The companies in the footer and their pages',
  icon: Handshake,
}
