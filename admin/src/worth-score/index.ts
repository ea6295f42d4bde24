import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const worthScore: ResourceProps = {
  name: 'worth-score',
  list: lazy(() => import('./WorthScore.tsx')),
}
