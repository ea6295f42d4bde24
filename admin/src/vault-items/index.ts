import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

/** The documents give its search and its edit paths of their own below the resource: one screen leads to both. */
export const manageVault: ResourceProps = {
  name: 'manageVault',
  list: lazy(() => import('./ManageVault.tsx')),
  recordRepresentation: 'title',
}
