import { letterPageUri } from '@vitrine/contracts/dictionary/article-url'
import { letters } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'

interface AlphabetIndexProps {
  /** Null while the counts are not known: then every letter can be followed. */
  counts: readonly { letter: string; count: number }[] | null
  current?: string
}

const cell = 'flex h-11 items-center justify-center font-serif text-lg'

/** '#' and A to Z. A letter without articles cannot be followed. */
export function AlphabetIndex({ counts, current }: AlphabetIndexProps) {
  const countOf = new Map(counts?.map(({ letter, count }) => [letter, count]))
  return (
    <nav aria-labelledby="browse-dictionary">
      <h2 id="browse-dictionary" className="text-2xl font-medium">
        Browse Dictionary
      </h2>
      <ul className="mt-4 grid grid-cols-7 phone:grid-cols-9 tablet:grid-cols-14 large:grid-cols-27 border-y border-hairline py-1">
        {letters.map((letter) => {
          const count = counts ? (countOf.get(letter) ?? 0) : null
          if (count === 0) {
            return (
              <li key={letter}>
                <span
                  className={`${cell} text-muted opacity-60`}
                  role="link"
                  aria-disabled="true"
                  aria-label={`${nameOf(letter)}, no entries`}
                >
                  {letter}
                </span>
              </li>
            )
          }
          return (
            <li key={letter}>
              <Link
                to={letterPageUri(letter)}
                prefetch="intent"
                aria-label={
                  count === null ? nameOf(letter) : `${nameOf(letter)}, ${counted(count, 'entry', 'entries')}`
                }
                aria-current={letter === current ? 'page' : undefined}
                className={`${cell} border-b-2 border-transparent hover:text-brass aria-[current=page]:border-brass aria-[current=page]:font-semibold`}
              >
                {letter}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function nameOf(letter: string): string {
  return letter === '#' ? '# digits and other scripts' : letter
}
