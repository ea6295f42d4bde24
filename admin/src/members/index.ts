import { BadgeOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const members: ConsoleScreens = {
  name: 'members',
  menu: {
    group: 'Members',
    place: 10,
    label: 'Members',
    record: 'member',
    purpose: 'Accounts, memberships and their history',
    icon: BadgeOutlined,
  },
  list: lazy(() => import('./MemberList.tsx')),
  edit: lazy(() => import('./MemberEdit.tsx')),
  recordRepresentation: 'email',
}
