import { joinNames } from '@vitrine/contracts/text'
import { Fragment } from 'react'
import { Link } from 'react-router'

interface AuthorName {
  fullName: string
  authorURI: string
}

/** 'Written by A, B and C', each name leading to its profile. */
export function WrittenBy({ authors, linked = true }: { authors: readonly AuthorName[]; linked?: boolean }) {
  if (authors.length === 0) return null
  if (!linked)
    return (
      <p className="text-sm text-muted">Written by {joinNames(authors.map(({ fullName }) => fullName))}</p>
    )
  return (
    <p className="text-sm text-muted">
      Written by{' '}
      {authors.map((author, place) => (
        <Fragment key={author.authorURI}>
          {place > 0 && (place === authors.length - 1 ? ' and ' : ', ')}
          <Link
            to={author.authorURI}
            className="underline decoration-hairline underline-offset-4 hover:text-brass hover:decoration-brass"
          >
            {author.fullName}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
