import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { PreviewedText } from '@vitrine/contracts/texts/preview'
import { PostPage } from '../blog/components/PostPage.tsx'
import { ContentPageView } from '../content-pages/components/ContentPageView.tsx'
import { ArticlePage } from '../dictionary/components/ArticlePage.tsx'

/** A draft on the page of its kind, as readers will see it. */
export function PreviewedPage({ shown }: { shown: PreviewedText }) {
  if (shown.kind === 'blog-article') return <PostPage post={shown.post} />
  if (shown.kind === 'site-page') return <ContentPageView page={shown.page} />
  const { article, related, relatedIn } = shown
  const crumbs = [
    { title: 'Dictionary', path: '/dictionary' },
    ...article.categories.map(({ url, title }) => ({ title, path: categoryPageUri(url) })),
  ]
  return (
    <ArticlePage
      article={article}
      related={related}
      relatedIn={crumbs.find(({ path }) => path === categoryPageUri(relatedIn))}
      crumbs={crumbs}
    />
  )
}
