import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { AuthorAbout } from './AuthorAbout.tsx'

const SIZE = 'aspect-square w-44 tablet:w-60'

export function AuthorProfile({ author }: { author: Author }) {
  return (
    <section className="grid gap-8 tablet:grid-cols-[15rem_1fr] tablet:gap-12" data-author-card="">
      <AuthorPicture author={author} />
      <div>
        <h1 className="text-4xl font-medium tablet:text-5xl">{author.fullName}</h1>
        {author.credentials && <p className="mt-2 text-lg text-muted">{author.credentials}</p>}
        {author.about && <AuthorAbout about={author.about} />}
        {author.website && (
          <a href={author.website} target="_blank" rel="noopener noreferrer" className="button-plain mt-6">
            View Website<span className="sr-only"> of {author.fullName} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </section>
  )
}

/**
 * A photo; without one, a building stands for an institution (which has no first name), and the initials for
 * a person.
 */
function AuthorPicture({ author: { photo, firstName, lastName, fullName } }: { author: Author }) {
  if (photo) {
    return (
      <SiteImage
        src={photo}
        data-fallback="/images/anonymous-author.svg"
        alt={`Portrait of ${fullName}`}
        width="400"
        height="400"
        fetchPriority="high"
        className={`${SIZE} bg-mat object-cover`}
      />
    )
  }
  if (!firstName)
    return (
      <SiteImage
        src="/images/institution.svg"
        alt=""
        width="400"
        height="400"
        fetchPriority="high"
        className={`${SIZE} bg-mat`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`${SIZE} flex items-center justify-center bg-sunken font-serif text-6xl text-muted tablet:text-7xl`}
    >
      {initialOf(firstName) + initialOf(lastName)}
    </span>
  )
}

/** Its first letter, whole: with its accents, and however many code units it takes. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
