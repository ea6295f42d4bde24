import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const members: ResourceProps = {
  name: 'members',
  list: lazy(() => import('./MemberList.tsx')),
  edit: lazy(() => import('./MemberEdit.tsx')),
  recordRepresentation: 'email',
}
