import Discount from '@mui/icons-material/DiscountOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Billing',
  place: 40,
  resource: 'discount-codes',
  label: 'Discount codes',
  record: 'discount code',
  purpose: 'What they take off, and how often they were used',
  icon: Discount,
}
