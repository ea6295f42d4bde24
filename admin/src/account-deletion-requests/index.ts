import { PersonRemoveOutlined } from '@mui/icons-material'
import type { ManagedDeletion } from '@vitrine/contracts/members/schemas'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const accountDeletionRequests: ConsoleScreens = {
  name: 'account-deletion-requests',
  menu: {
    group: 'Members',
    place: 20,
    label: 'Account deletions',
    record: 'request',
    purpose: 'Members who asked us to delete their account',
    icon: PersonRemoveOutlined,
  },
  recordRepresentation: ({ email, accountId }: ManagedDeletion) => email ?? `account ${accountId}`,
  list: lazy(() => import('./DeletionList.tsx')),
}
