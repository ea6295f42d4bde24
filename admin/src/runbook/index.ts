import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const runbook: ResourceProps = {
  name: 'runbook',
  list: lazy(() => import('./Runbook.tsx')),
}
