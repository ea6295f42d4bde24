import type { TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import { erasedInWords } from '@vitrine/contracts/vault-trash/trash'
import { formatMoment } from '../../../shared/format/dates.ts'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { trashedPictureUrl } from '../queries/trash.ts'
import { TagChip } from '../shared/TagChip.tsx'
import { entryInWords, includesInWords, kindLabels } from './trash-words.ts'

interface TrashRowProps {
  entry: TrashEntry
  now: Date
  mayChange: boolean
  isBusy: boolean
  onRestore: () => void
  onErase: () => void
}

/** What was deleted, until when it can be restored, and with what. */
export function TrashRow({ entry, now, mayChange, isBusy, onRestore, onErase }: TrashRowProps) {
  const { kind, title, color, pictureId, deletedAt, erasedAt } = entry
  const name = entryInWords(entry)
  const includes = includesInWords(entry)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-hairline py-3 tablet:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      {kind === 'tags' ? (
        <span aria-hidden className="mat block h-13.5 p-2" style={{ backgroundColor: color ?? undefined }} />
      ) : (
        <Picture src={pictureId === null ? '' : trashedPictureUrl(pictureId)} alt="" />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-sm text-muted">{kindLabels[kind].one}</span>
          {color === null ? (
            <span className="min-w-0 font-serif text-lg break-words">{title}</span>
          ) : (
            <TagChip tag={{ title, color }} />
          )}
        </p>
        <p className="text-sm text-muted">
          Deleted {formatMoment(deletedAt)}, {erasedInWords(new Date(erasedAt), now)}. {includes}
        </p>
      </div>
      {mayChange && (
        <div className="col-span-2 flex gap-2 tablet:col-span-1">
          <button
            type="button"
            aria-label={`Restore ${name}`}
            aria-disabled={isBusy || undefined}
            className="text-link min-h-11 px-2"
            // A double click is one answer.
            onClick={({ detail }) => !isBusy && detail < 2 && onRestore()}
          >
            Restore
          </button>
          <button
            type="button"
            aria-label={`Delete now: ${name}`}
            aria-disabled={isBusy || undefined}
            className="text-link min-h-11 px-2"
            onClick={isBusy ? undefined : onErase}
          >
            Delete now
          </button>
        </div>
      )}
    </li>
  )
}
