import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-example-items'
import { ExampleItems } from '../features/example-vault/ExampleItems.tsx'
import { EXAMPLE_ITEMS, exampleListIn } from '../features/example-vault/example-paths.ts'
import { exampleVault } from '../features/example-vault/queries.ts'
import { loadList, notFound } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const list = exampleListIn(new URL(request.url).searchParams)
  return loadList(async () => {
    const { items, collections } = await fetch(exampleVault(call))
    if (list.collection === null) return { list, items, collection: undefined }
    const collection = collections.find(({ id }) => id === list.collection) ?? notFound()
    return {
      list,
      items: items.filter(({ itemCollections: [its] }) => its?.id === list.collection),
      collection,
    }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.response?.collection?.title ?? 'Items'} | Example vault | ${PRODUCT_NAME}`,
    path: EXAMPLE_ITEMS,
    noindex: true,
  })

export const handle: PageHandle = { pageTitle: 'Example Vault Items' }

export default function ExampleVaultItems({ loaderData: { response, failure } }: Route.ComponentProps) {
  return response ? <ExampleItems {...response} /> : <ListFailure text={failure.text} />
}
