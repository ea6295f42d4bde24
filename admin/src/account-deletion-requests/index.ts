import type { ManagedDeletion } from '@vitrine/contracts/members/deletion-schemas'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const accountDeletionRequests: ResourceProps = {
  name: 'account-deletion-requests',
  recordRepresentation: ({ email, accountId }: ManagedDeletion) => email ?? `account ${accountId}`,
  list: lazy(() => import('./DeletionList.tsx')),
}
