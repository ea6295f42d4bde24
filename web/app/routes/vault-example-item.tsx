import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-example-item'
import { ExampleItemPage } from '../features/example-vault/ExampleItemPage.tsx'
import { examplePaths } from '../features/example-vault/example-paths.ts'
import { exampleVault } from '../features/example-vault/queries.ts'
import { loadList, notFound } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

const DESCRIPTION_LENGTH = 200

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const { items } = await fetch(exampleVault(call))
    return items.find(({ id }) => String(id) === params.id) ?? notFound()
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const item = loaderData?.response
  if (!item) return [{ title: `Example vault | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]
  return pageMeta(matches, {
    title: `${item.title} | Example vault | ${PRODUCT_NAME}`,
    description: plainText(item.description, DESCRIPTION_LENGTH),
    path: examplePaths.item(item.id),
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Example Vault Item' }

export default function ExampleVaultItem({ loaderData: { response, failure } }: Route.ComponentProps) {
  return response ? (
    <ExampleItemPage key={response.id} item={response} />
  ) : (
    <ListFailure text={failure.text} />
  )
}
