import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  /** The whole title, without the product's name unless it stands inside. */
  title: string
  description?: string
  /** The canonical path. */
  path: string
  image?: string
  /** What the image shows, for whoever is told instead of shown; the title where nothing says it. */
  imageAlt?: string
  type?: 'website' | 'article' | 'profile'
  /** Structured data, without @context. */
  structured?: readonly Record<string, unknown>[]
  previous?: string | null
  next?: string | null
  noindex?: boolean
}

/** The root's data as `matches` hands it to a meta function. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

function publicUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof root === 'object' &&
    root !== null &&
    'publicUrl' in root &&
    typeof root.publicUrl === 'string'
    ? root.publicUrl
    : ''
}

/** A URL of the site or of an image host as an absolute one. */
export function absoluteUrl(publicUrl: string, url: string): string {
  return /^https?:\/\//.test(url) ? url : `${publicUrl}${url}`
}

/** Title, canonical link, description, sharing card and structured data of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const publicUrl = publicUrlOf(matches)
  const canonical = absoluteUrl(publicUrl, page.path)
  const link = (rel: string, path: string | null | undefined) =>
    path ? [{ tagName: 'link' as const, rel, href: absoluteUrl(publicUrl, path) }] : []
  return [
    { title: page.title },
    ...(page.description
      ? [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]
      : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : link('canonical', page.path)),
    ...link('prev', page.previous),
    ...link('next', page.next),
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: absoluteUrl(publicUrl, page.image || '/images/og-default.png') },
    { property: 'og:image:alt', content: page.image ? page.imageAlt || page.title : PRODUCT_NAME },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structured ?? []).map((entity) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entity },
    })),
  ]
}

export interface Crumb {
  title: string
  path: string
}

/** Breadcrumbs as structured data. */
export function breadcrumbList(matches: Matches, crumbs: readonly Crumb[]): Record<string, unknown> {
  const publicUrl = publicUrlOf(matches)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      item: absoluteUrl(publicUrl, path),
    })),
  }
}

/** A structured entity's own URL. */
export function entityUrl(matches: Matches, path: string): string {
  return absoluteUrl(publicUrlOf(matches), path)
}
