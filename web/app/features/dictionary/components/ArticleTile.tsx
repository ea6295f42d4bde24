import type { ArticleCard as Card } from '@vitrine/contracts/dictionary/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import { Picture, TILE_SIZES } from '../../../shared/ui/Picture.tsx'

const TILE_TEXT_MAX = 90

interface ArticleTileProps {
  /** With the title of the category whose drawing stands in the place of a picture. */
  article: Pick<Card, 'title' | 'thumbnail' | 'pageURI' | 'description'> & { drawingOf?: string | undefined }
  sizes?: string
  /** Where the whole list would show one drawing. */
  noPicture?: boolean
}

/** An article as a tile: the picture first. */
export function ArticleTile({ article, sizes = TILE_SIZES, noPicture = false }: ArticleTileProps) {
  return (
    <Link to={article.pageURI} prefetch="intent" className="group block">
      {!noPicture && (
        <Picture
          src={article.thumbnail}
          alt=""
          sizes={sizes}
          drawingOf={article.drawingOf}
          className="mat-tile mb-3 transition-opacity group-hover:opacity-90"
        />
      )}
      <span className="line-clamp-2 font-serif text-lg leading-snug font-medium group-hover:text-brass">
        {article.title}
      </span>
      {article.description && (
        <span className="mt-1 line-clamp-2 text-sm text-muted">
          {cutAtWord(article.description, TILE_TEXT_MAX)}
        </span>
      )}
    </Link>
  )
}
