import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const jobs: ResourceProps = {
  name: 'jobs',
  list: lazy(() => import('./Jobs.tsx')),
}
