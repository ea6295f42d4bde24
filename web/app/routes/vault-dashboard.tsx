import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-dashboard'
import { DashboardPage } from '../features/vault/dashboard/DashboardPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Vault Dashboard | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Vault Dashboard' }

export default function VaultDashboard() {
  return <DashboardPage />
}
