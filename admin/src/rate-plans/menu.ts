import Sell from '@mui/icons-material/SellOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Billing',
  place: 30,
  resource: 'rate-plans',
  label: 'Rate plans',
  record: 'price',
  purpose: 'What is on sale, at which price',
  icon: Sell,
}
