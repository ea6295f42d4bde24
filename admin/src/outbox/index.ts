import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const outbox: ResourceProps = {
  name: 'outbox',
  list: lazy(() => import('./OutboxStatus.tsx')),
}
