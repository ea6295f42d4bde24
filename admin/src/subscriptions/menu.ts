import CreditCard from '@mui/icons-material/CreditCardOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Billing',
  place: 10,
  resource: 'subscriptions',
  label: 'Subscriptions',
  purpose: 'What members bought, and what the payment providers did and reported',
  icon: CreditCard,
}
