import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { AuthorAbout } from './AuthorAbout.tsx'
import { AuthorPicture } from './AuthorPicture.tsx'

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
