import { BLOG_FEED } from '@vitrine/contracts/blog/post-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { LinkDescriptor } from 'react-router'

/** By this a reader of feeds finds the Blog's from any of its pages. */
export const feedLink = (): LinkDescriptor[] => [
  { rel: 'alternate', type: 'application/atom+xml', title: `${PRODUCT_NAME} Blog`, href: BLOG_FEED },
]
