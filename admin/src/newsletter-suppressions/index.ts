import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const newsletterSuppressions: ResourceProps = {
  name: 'newsletter-suppressions',
  list: lazy(() => import('./SuppressionList.tsx')),
  create: lazy(() => import('./SuppressionCreate.tsx')),
  recordRepresentation: 'email',
}
