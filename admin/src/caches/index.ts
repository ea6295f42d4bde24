import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const caches: ResourceProps = {
  name: 'caches',
  list: lazy(() => import('./Caches.tsx')),
}
