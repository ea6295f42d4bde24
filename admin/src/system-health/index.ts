import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const systemHealth: ResourceProps = {
  name: 'system-health',
  list: lazy(() => import('./SystemHealth.tsx')),
}
