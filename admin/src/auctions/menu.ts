import Gavel from '@mui/icons-material/GavelOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 15,
  resource: 'auctions',
  label: 'Auctions',
  record: 'auction',
  purpose: 'The calendar of upcoming auctions',
  icon: Gavel,
}
