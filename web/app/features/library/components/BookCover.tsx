import type { BookCard } from '@vitrine/contracts/library/schemas'
import { joinNames } from '@vitrine/contracts/text'

const CLOTHS = 5

/**
 * A cover in the style of a cloth binding, for a book of whose own there is no picture: with its initial and
 * year, or, large, with title, authors and year. The page says the same beside it.
 */
export function BookCover({ book, isLarge = false }: { book: BookCard; isLarge?: boolean }) {
  const { id, title, authors, year } = book
  return (
    <span className={`book ${isLarge ? 'book-large' : ''}`} data-cloth={id % CLOTHS} aria-hidden="true">
      <b>{isLarge ? title : title.replace(/^(the|an?) /i, '').charAt(0)}</b>
      {isLarge && <span>{joinNames(authors)}</span>}
      <i>{year}</i>
    </span>
  )
}
