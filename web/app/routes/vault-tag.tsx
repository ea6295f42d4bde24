import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import type { Route } from './+types/vault-tag'
import { EditTagPage, NewTagPage } from '../features/vault/tags/TagPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Tag | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Tag' }

/** A new tag, or the one that `?id=` names. */
export default function VaultTag() {
  const { search } = useLocation()
  return new URLSearchParams(search).has('id') ? <EditTagPage /> : <NewTagPage />
}
