import type { Tag } from '@vitrine/contracts/tags/schemas'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { TagChip } from '../shared/TagChip.tsx'
import { editTagPath, vaultPaths } from '../shared/vault-paths.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

interface TagRowProps {
  tag: Tag
  mayChange: boolean
  onEdit: (tag: Tag) => void
  onDelete: (tag: Tag) => void
}

export function TagRow({ tag, mayChange, onEdit, onDelete }: TagRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <TagChip tag={tag} />
        {tag.itemsCount > 0 && (
          <Link
            to={`${vaultPaths.list}?f.tagsId=${tag.id}`}
            className="quiet-link inline-flex min-h-11 items-center text-sm text-muted"
          >
            {counted(tag.itemsCount, 'item')}
          </Link>
        )}
      </span>
      {mayChange && (
        <span className="flex gap-2">
          <Link
            to={editTagPath(tag.id)}
            aria-label={`Edit ${tag.title}`}
            className="text-link inline-flex min-h-11 items-center px-2"
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onEdit(tag)
            }}
          >
            Edit
          </Link>
          <button
            type="button"
            aria-label={`Delete ${tag.title}`}
            className="text-link min-h-11 px-2"
            onClick={() => onDelete(tag)}
          >
            Delete
          </button>
        </span>
      )}
    </li>
  )
}
