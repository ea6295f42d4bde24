import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { memo, useId, type ReactNode } from 'react'
import { Button, ProgressBar } from 'react-aria-components'
import { formatPercent } from '../../../shared/format/numbers.ts'
import { Cross, LineIcon } from '../../../shared/ui/icons.tsx'
import type { Photo } from './photo.ts'
import type { PhotoChange } from './photo-list.ts'
import { usePhotoMoves, type PhotoMoves } from './use-photo-moves.ts'

interface PhotoGridProps {
  photos: readonly Photo[]
  change: (change: PhotoChange) => void
  /** By a quarter, clockwise. */
  onRotate: (photo: Photo) => void
  onEdit: (photo: Photo) => void
  onDescribe: (photo: Photo) => void
  onRetry: (photo: Photo) => void
  /** While they are sent nobody moves them. */
  isBusy: boolean
}

const small =
  'flex min-h-11 min-w-11 items-center justify-center px-2 text-sm hover:text-brass disabled:opacity-40'

/**
 * The photos in their order, to be moved by dragging, by the keyboard and by pressing; the first is the
 * cover.
 */
export function PhotoGrid({ photos, change, onRotate, onEdit, onDescribe, onRetry, isBusy }: PhotoGridProps) {
  const hint = useId()
  const isMovable = photos.length > 1 && !isBusy
  const { lifted, dragged, over, said, moves } = usePhotoMoves(photos, change)
  return (
    <>
      <p id={hint} hidden>
        Enter lifts the photo, the arrow keys move it, Enter puts it down and Escape puts it back.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul
        aria-label="Your photos"
        className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3"
      >
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            hint={hint}
            isMovable={isMovable}
            isLifted={photo.id === (lifted ?? dragged)}
            takesLifted={lifted !== null && photo.id !== lifted}
            isOver={photo.id === over}
            isBusy={isBusy}
            moves={moves}
            change={change}
            onRotate={onRotate}
            onEdit={onEdit}
            onDescribe={onDescribe}
          >
            {photo.upload.kind === 'none' ? null : (
              <UploadNote photo={photo} name={photoName(place)} onRetry={() => onRetry(photo)} />
            )}
          </PhotoTile>
        ))}
      </ul>
    </>
  )
}

interface PhotoTileProps extends Pick<
  PhotoGridProps,
  'change' | 'onRotate' | 'onEdit' | 'onDescribe' | 'isBusy'
> {
  photo: Photo
  place: number
  /** The id of what says how the keyboard moves it. */
  hint: string
  isMovable: boolean
  isLifted: boolean
  /** Another photo is lifted, and may be put in this one's place. */
  takesLifted: boolean
  isOver: boolean
  moves: PhotoMoves
  children: ReactNode
}

/** One photo. Of twelve, a move draws those anew that it changes. */
const PhotoTile = memo(function PhotoTile({
  photo,
  place,
  hint,
  isMovable,
  isLifted,
  takesLifted,
  isOver,
  isBusy,
  moves,
  change,
  onRotate,
  onEdit,
  onDescribe,
  children,
}: PhotoTileProps) {
  const name = photoName(place)
  const { id } = photo
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dragging does, the tile's first button does for a press and for the keyboard
    <li
      draggable={isMovable}
      onDragStart={(event) => moves.dragStarted(id, event)}
      onDragEnter={(event) => moves.draggedOver(id, event)}
      onDragOver={(event) => moves.draggedOver(id, event)}
      onDrop={(event) => moves.dropped(id, event)}
      onDragEnd={moves.dragEnded}
      className={`relative border bg-raised ${isOver ? 'border-brass outline-2 outline-brass' : isLifted ? 'border-brass opacity-60' : 'border-hairline'}`}
    >
      <span className="mat block">
        <img src={photo.preview.url} alt={photo.altText || name} width="400" height="300" draggable={false} />
      </span>
      {place === 0 && (
        <span className="absolute top-0 left-0 bg-ink px-2 py-0.5 text-xs font-medium text-paper">Cover</span>
      )}
      {children}
      <div className="flex flex-wrap items-center justify-between">
        <button
          type="button"
          className={`${small} cursor-grab ${takesLifted ? 'text-brass' : ''}`}
          aria-label={takesLifted ? `Put it in the place of ${name}` : `Move ${name}`}
          aria-pressed={takesLifted ? undefined : isLifted}
          aria-describedby={takesLifted ? undefined : hint}
          disabled={!isMovable}
          onClick={() => moves.pressed(id)}
          onKeyDown={(event) => moves.keyPressed(id, event)}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
            <path d="M7 4h2v2H7zM11 4h2v2h-2zM7 9h2v2H7zM11 9h2v2h-2zM7 14h2v2H7zM11 14h2v2h-2z" />
          </svg>
        </button>
        <button
          type="button"
          className={small}
          aria-label={`Rotate ${name}`}
          disabled={isBusy}
          onClick={() => onRotate(photo)}
        >
          <LineIcon grid={20} size={18}>
            <path d="M15.5 11.5a5.5 5.5 0 1 1-1.6-5.4L16 8M16 4v4h-4" />
          </LineIcon>
        </button>
        <button
          type="button"
          className={small}
          aria-label={`Edit ${name}`}
          disabled={isBusy}
          onClick={() => onEdit(photo)}
        >
          Edit
        </button>
        <button
          type="button"
          className={small}
          aria-label={`Describe ${name}`}
          disabled={isBusy}
          onClick={() => onDescribe(photo)}
        >
          Describe
        </button>
        <button
          type="button"
          data-removes=""
          className={`${small} absolute top-0 right-0 bg-raised/90`}
          aria-label={`Remove ${name}`}
          disabled={isBusy}
          onClick={({ currentTarget }) => {
            const tile = currentTarget.closest('li')
            const next = tile?.nextElementSibling ?? tile?.previousElementSibling
            // The same button of its neighbour; where it was the only one, what others are chosen by.
            const heir = next
              ? next.querySelector<HTMLElement>('[data-removes]')
              : tile?.closest('section')?.querySelector<HTMLElement>('[data-chooses]')
            change({ kind: 'removed', id })
            heir?.focus()
          }}
        >
          <Cross size={14} />
        </button>
      </div>
    </li>
  )
})

function photoName(place: number): string {
  return place === 0 ? 'photo 1, the cover' : `photo ${place + 1}`
}

/** How far a photo has come, or what became of it. */
function UploadNote({
  photo: { upload },
  name,
  onRetry,
}: {
  photo: Photo
  name: string
  onRetry: () => void
}) {
  if (upload.kind === 'waiting')
    return (
      <p role="status" className="px-2 py-1 text-xs text-muted">
        {WAITING_WORDS}
      </p>
    )
  if (upload.kind === 'sending') {
    const share = upload.total > 0 ? upload.sent / upload.total : 0
    return (
      <ProgressBar
        aria-label={`Uploading ${name}`}
        value={share * 100}
        className="flex items-center gap-2 px-2 py-1 text-xs text-muted tabular-nums"
      >
        <span className="h-1 flex-1 bg-hairline">
          <span className="block h-full bg-brass" style={{ width: `${share * 100}%` }} />
        </span>
        {formatPercent(share)}
      </ProgressBar>
    )
  }
  if (upload.kind === 'none') return null
  return (
    <div role="alert" className="px-2 py-1 text-sm text-oxblood">
      <p>{upload.reason}</p>
      {upload.kind === 'refused' ? (
        <p>{messages.imageNotWanted}</p>
      ) : (
        <Button className="text-link min-h-11" onPress={onRetry}>
          Try again<span className="sr-only"> with {name}</span>
        </Button>
      )}
    </div>
  )
}
