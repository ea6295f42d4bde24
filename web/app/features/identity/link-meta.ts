import { PRODUCT_NAME } from '@vitrine/contracts/product'

/** A page whose address holds a secret: no other page is told where its reader came from. */
export function linkMeta(title: string) {
  return [{ title: `${title} | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }]
}

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
