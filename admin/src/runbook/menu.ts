import Lifebuoy from '@mui/icons-material/LifebuoyOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 90,
  resource: 'runbook',
  label: 'Runbook',
  purpose: 'What to do when something is red',
  icon: Lifebuoy,
}
