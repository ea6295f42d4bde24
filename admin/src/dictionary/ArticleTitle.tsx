import { Link } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'

/** A published article's title leads to its public page; any other is plain text. */
export function ArticleTitle({ article: { title, pageURI, status } }: { article: ManagedArticle }) {
  if (status.name !== 'PUBLISHED') return <>{title}</>
  return (
    <Link href={pageURI} target="_blank" rel="noopener">
      {title}
    </Link>
  )
}
