import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { AuthorAbout } from './AuthorAbout.tsx'

export function AuthorProfile({ author }: { author: Author }) {
  return (
    <section className="grid gap-8 tablet:grid-cols-[15rem_1fr] tablet:gap-12" data-author-card="">
      <SiteImage
        src={author.photo || '/images/anonymous-author.svg'}
        data-fallback="/images/anonymous-author.svg"
        alt={author.photo ? `Portrait of ${author.fullName}` : ''}
        width="400"
        height="400"
        fetchPriority="high"
        className="aspect-square w-44 bg-mat object-cover tablet:w-60"
      />
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
