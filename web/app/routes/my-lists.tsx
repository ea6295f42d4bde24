import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/my-lists'
import { myListNamed } from '../features/my-lists/my-lists.ts'
import { MyListsFrame } from '../features/my-lists/MyListsFrame.tsx'
import { notFound } from '../shared/api/failure.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Which list it is; what is in it only the browser asks for. */
function load({ params }: Pick<Route.LoaderArgs, 'params'>) {
  const { name, title } = myListNamed(params.list) ?? notFound()
  return { name, pageTitle: title }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => Promise.resolve(load(args))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.pageTitle ?? 'Page not found'} | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: null }

export default function MyLists({ loaderData: { name } }: Route.ComponentProps) {
  const list = myListNamed(name)
  return list && <MyListsFrame list={list} />
}
