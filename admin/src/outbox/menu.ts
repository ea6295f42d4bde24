import Outbox from '@mui/icons-material/OutboxOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 30,
  resource: 'outbox',
  label: 'Outbox',
  purpose: 'Events and their delivery to consumers',
  icon: Outbox,
}
