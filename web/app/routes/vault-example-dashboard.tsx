import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-example-dashboard'
import { ExampleDashboard } from '../features/example-vault/ExampleDashboard.tsx'
import { exampleVault } from '../features/example-vault/queries.ts'
import { EXAMPLE_VAULT } from '../features/vault/shared/vault-paths.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(() => fetch(exampleVault(call)))
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `An example vault | ${PRODUCT_NAME}`,
    description:
      'A made-up collection in a vault: objects with their pictures, purchase prices, storage locations and price ranges.',
    path: EXAMPLE_VAULT,
    noindex: true,
  })

export const handle: PageHandle = { pageTitle: 'Example Vault' }

export default function ExampleVaultDashboard({ loaderData: { response, failure } }: Route.ComponentProps) {
  return response ? <ExampleDashboard vault={response} /> : <ListFailure text={failure.text} />
}
