import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Billing',
  place: 50,
  resource: 'paymentEmails',
  label: 'Payment emails',
  record: 'payment email',
  purpose: 'Payment accounts seen in purchases, and which of them are blocked',
  icon: AlternateEmail,
}
