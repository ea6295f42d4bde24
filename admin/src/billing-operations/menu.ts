import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Billing',
  place: 20,
  resource: 'billing-operations',
  label: 'Billing operations',
  purpose: 'Payments whose outcome nobody knows, and payments to refund',
  icon: ReceiptLong,
}
