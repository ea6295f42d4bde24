import Mark from '@mui/icons-material/VerifiedOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 16,
  resource: 'marks',
  label: 'Marks',
  record: 'mark',
  purpose: 'Makers’ marks, hallmarks and stamps',
  icon: Mark,
}
