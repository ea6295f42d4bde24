import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Outlet, redirect } from 'react-router'
import type { Route } from './+types/vault'
import { VaultFrame } from '../features/vault/shared/VaultFrame.tsx'
import { vaultPaths } from '../features/vault/shared/vault-paths.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Vault | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

/** The vault without a page's name. */
function load({ request }: Pick<Route.LoaderArgs, 'request'>) {
  return /^\/app\/vault\/?$/.test(new URL(request.url).pathname) ? redirect(vaultPaths.dashboard) : null
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => Promise.resolve(load(args))

export default function Vault() {
  return (
    <VaultFrame>
      <Outlet />
    </VaultFrame>
  )
}
