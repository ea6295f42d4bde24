import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const auditEntries: ResourceProps = {
  name: 'audit-entries',
  list: lazy(() => import('./AuditEntryList.tsx')),
}
