import { CampaignOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const newsletterIssues: ConsoleScreens = {
  name: 'newsletter-issues',
  menu: {
    group: 'Newsletter',
    place: 10,
    label: 'Issues',
    record: 'newsletter issue',
    purpose: 'Write, preview, schedule and send',
    icon: CampaignOutlined,
  },
  list: lazy(() => import('./IssueList.tsx')),
  create: lazy(() => import('./IssueCreate.tsx')),
  edit: lazy(() => import('./IssueEdit.tsx')),
  recordRepresentation: 'subject',
}

/** Shown with their issue; there is no screen of all of them. */
export const newsletterDeliveries: ConsoleScreens = {
  name: 'newsletter-deliveries',
  recordRepresentation: 'email',
}
