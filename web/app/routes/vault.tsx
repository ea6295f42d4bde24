import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Outlet } from 'react-router'
import type { Route } from './+types/vault'
import { VaultFrame } from '../features/vault/shared/VaultFrame.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Vault | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]

export default function Vault() {
  return (
    <VaultFrame>
      <Outlet />
    </VaultFrame>
  )
}
