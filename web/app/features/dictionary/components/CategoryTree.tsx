import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { Link } from 'react-router'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import type { CategoryBranch } from '../category-branch.ts'

/** Where the category stands: back to what it is part of, forward into what it holds. */
export function CategoryTree({ branch }: { branch: CategoryBranch }) {
  const { ancestors, heading, entries, category } = branch
  const parent = heading.url === category.url ? ancestors.at(-1) : ancestors.at(-2)
  return (
    <nav aria-label="Subcategories">
      <Link
        to={parent ? categoryPageUri(parent.url) : '/dictionary'}
        className="quiet-link inline-flex min-h-11 items-center gap-2 text-sm text-muted"
        aria-label={`Go back to ${parent?.title ?? 'all categories'}`}
      >
        <Chevron back />
        {parent?.title ?? 'All categories'}
      </Link>
      <p className="mt-1 font-serif text-lg font-medium">
        <Link
          to={categoryPageUri(heading.url)}
          aria-current={heading.url === category.url ? 'page' : undefined}
          className="quiet-link"
        >
          {heading.title}
        </Link>
      </p>
      <ul className="mt-2 border-t border-hairline">
        {entries.map((entry) => (
          <li key={entry.url} className="flex items-center border-b border-hairline">
            <Link
              to={categoryPageUri(entry.url)}
              prefetch="intent"
              aria-current={entry.url === category.url ? 'page' : undefined}
              className="flex min-h-11 flex-1 items-center gap-2 text-[0.9375rem] hover:text-brass aria-[current=page]:font-semibold aria-[current=page]:text-brass"
            >
              {entry.title}
              <span className="text-sm font-normal text-muted tabular-nums">{entry.count}</span>
            </Link>
            {entry.hasChildren && (
              <Link
                to={categoryPageUri(entry.url)}
                aria-label={`Go forward to ${entry.title}`}
                className="flex h-11 w-11 items-center justify-center text-muted hover:text-brass"
              >
                <Chevron />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
