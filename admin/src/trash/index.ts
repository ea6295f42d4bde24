import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const trash: ResourceProps = {
  name: 'trash',
  list: lazy(() => import('./Trash.tsx')),
}
