import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { Article } from '@vitrine/contracts/dictionary/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbList, entityUrl, pageMeta } from '../../shared/page/page-meta.ts'
import { plainText } from '../../shared/page/plain-text.ts'

/** Title, description and structured data of an article: a defined term, and the text that tells about it. */
export function articleMeta(matches: Parameters<typeof pageMeta>[0], article: Article): MetaDescriptor[] {
  const { title, pageURI, thumbnail, authors, categories, dateCreated, dateUpdated } = article
  const description = plainText(article.description, 160)
  const url = entityUrl(matches, pageURI)
  const image = thumbnail ? entityUrl(matches, thumbnail) : undefined
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME} Dictionary`,
    description: description || `${title} in the ${PRODUCT_NAME} Dictionary.`,
    path: pageURI,
    type: 'article',
    image: thumbnail,
    imageAlt: article.thumbnailAlt,
    structured: [
      {
        '@type': 'DefinedTerm',
        name: title,
        description,
        url,
        inDefinedTermSet: entityUrl(matches, '/dictionary'),
      },
      {
        '@type': 'Article',
        headline: title.slice(0, 110),
        description,
        mainEntityOfPage: url,
        datePublished: dateCreated,
        dateModified: dateUpdated,
        ...(image && { image }),
        author: authors.map((author) => ({
          '@type': 'Person',
          name: author.fullName,
          url: entityUrl(matches, author.authorURI),
        })),
        publisher: { '@type': 'Organization', name: PRODUCT_NAME },
      },
      breadcrumbList(matches, [
        { title: 'Dictionary', path: '/dictionary' },
        ...categories.map((category) => ({ title: category.title, path: categoryPageUri(category.url) })),
        { title, path: pageURI },
      ]),
    ],
  })
}
