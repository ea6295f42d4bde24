import { Link } from '@mui/material'
import { authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { useRecordContext } from 'react-admin'

/** The author's public page. */
export function AuthorPageLink() {
  const author = useRecordContext<Author>()
  if (!author) return null
  return (
    <Link
      href={authorPageUri(author.url)}
      target="_blank"
      rel="noopener"
      onClick={(event) => event.stopPropagation()}
    >
      {author.url}
    </Link>
  )
}
