import Campaign from '@mui/icons-material/CampaignOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Newsletter',
  place: 10,
  resource: 'newsletter-issues',
  label: 'Issues',
  record: 'newsletter issue',
  purpose: 'Write, preview, schedule and send',
  icon: Campaign,
}
