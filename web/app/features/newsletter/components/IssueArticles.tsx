import { ArticleTile } from '../../dictionary/components/ArticleTile.tsx'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'

type Tile = Parameters<typeof ArticleTile>[0]['article']

/** The entries that an issue leads to. */
export function IssueArticles({ articles }: { articles: readonly Tile[] }) {
  const noPictures = isOneDrawing(articles.map(({ thumbnail }) => thumbnail))
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-9 desktop:grid-cols-4 desktop:gap-x-8">
      {articles.map((article) => (
        <li key={article.pageURI}>
          <ArticleTile article={article} noPicture={noPictures} />
        </li>
      ))}
    </ul>
  )
}
