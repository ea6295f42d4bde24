import { Link } from 'react-router'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { editItemPath } from '../shared/vault-paths.ts'

export type QuickAction = 'collection' | 'tags' | 'delete'

interface QuickActionsProps {
  id: number
  title: string
  onAction: (action: QuickAction, id: number) => void
}

const sign = 'flex h-11 w-11 items-center justify-center text-muted hover:text-brass'

/** What can be done with one item from the list. */
export function QuickActions({ id, title, onAction }: QuickActionsProps) {
  return (
    <div className="-ml-3 flex" role="group" aria-label={`Actions for ${title}`}>
      <button
        type="button"
        title="Add to a collection"
        aria-label={`Add to a collection: ${title}`}
        className={sign}
        onClick={() => onAction('collection', id)}
      >
        <Sign path="M4 9h16v11H4zM6 6h12M12 12v5M9.5 14.5h5" />
      </button>
      <Link to={editItemPath(id)} title="Edit" aria-label={`Edit: ${title}`} className={sign}>
        <Sign path="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
      </Link>
      <button
        type="button"
        title="Add a tag"
        aria-label={`Add a tag: ${title}`}
        className={sign}
        onClick={() => onAction('tags', id)}
      >
        <Sign path="M3.5 4.5v7l9 9 7-7-9-9zM7.5 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2z" />
      </button>
      <button
        type="button"
        title="Delete"
        aria-label={`Delete: ${title}`}
        className={`${sign} hover:text-oxblood`}
        onClick={() => onAction('delete', id)}
      >
        <Sign path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
      </button>
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <LineIcon grid={24} size={20} strokeLinecap="round" strokeLinejoin="round">
      <path d={path} />
    </LineIcon>
  )
}
