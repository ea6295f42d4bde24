import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const publishingChecks: ResourceProps = {
  name: 'publishing-checks',
  list: lazy(() => import('./PublishingChecks.tsx')),
}
