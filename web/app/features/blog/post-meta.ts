import type { Post } from '@vitrine/contracts/blog/schemas'
import { authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbList, entityUrl, pageMeta } from '../../shared/page/page-meta.ts'
import { plainText } from '../../shared/page/plain-text.ts'
import { BLOG_PATH } from './blog-section.ts'

/** Title, description and structured data of a post. */
export function postMeta(matches: Parameters<typeof pageMeta>[0], post: Post): MetaDescriptor[] {
  const { title, pageURI, picture, writer, publishedOn, updatedAt, topic } = post
  const description = plainText(post.description, 160)
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME} Blog`,
    description,
    path: pageURI,
    type: 'article',
    image: picture,
    structured: [
      {
        '@type': 'Article',
        headline: title.slice(0, 110),
        description,
        mainEntityOfPage: entityUrl(matches, pageURI),
        datePublished: publishedOn,
        dateModified: updatedAt ?? publishedOn,
        image: entityUrl(matches, picture),
        ...(topic && { articleSection: topic }),
        author: { '@type': 'Person', name: writer.name, url: entityUrl(matches, authorPageUri(writer.url)) },
        publisher: { '@type': 'Organization', name: PRODUCT_NAME },
      },
      breadcrumbList(matches, [
        { title: 'Blog', path: BLOG_PATH },
        { title, path: pageURI },
      ]),
    ],
  })
}
