import { Button, GridList, GridListItem, ProgressBar, useDragAndDrop } from 'react-aria-components'
import { formatPercent } from '../../../shared/format/numbers.ts'
import { Cross } from '../../../shared/ui/Cross.tsx'
import type { Photo } from './photo.ts'
import type { PhotoChange } from './photo-list.ts'

interface PhotoGridProps {
  photos: readonly Photo[]
  change: (change: PhotoChange) => void
  onEdit: (photo: Photo) => void
  onRetry: (photo: Photo) => void
  /** While they are sent nobody moves them. */
  isBusy: boolean
}

const small = 'flex min-h-11 min-w-11 items-center justify-center px-2 text-sm hover:text-brass disabled:opacity-40'

/** The photos in their order, to be moved by dragging or by the keyboard; the first is the cover. */
export function PhotoGrid({ photos, change, onEdit, onRetry, isBusy }: PhotoGridProps) {
  const isMovable = photos.length > 1 && !isBusy
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isMovable,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String)
      if (id === undefined) return
      const others = photos.filter((photo) => photo.id !== id)
      const place = others.findIndex((photo) => photo.id === target.key)
      change({ kind: 'moved', id, to: target.dropPosition === 'before' ? place : place + 1 })
    },
  })
  return (
    <GridList aria-label="Your photos" layout="grid" items={photos} className="mt-5 grid grid-cols-2 gap-3 phone:grid-cols-3 medium:grid-cols-4" dragAndDropHooks={dragAndDropHooks}>
      {photos.map((photo, place) => {
        const name = photoName(place)
        return (
          <GridListItem key={photo.id} id={photo.id} textValue={name} className="relative border border-hairline bg-raised outline-offset-2 data-dragging:opacity-40 data-drop-target:border-brass">
            <span className="mat block">
              <img src={photo.preview.url} alt={name} width="400" height="300" draggable={false} />
            </span>
            {place === 0 && <span className="absolute top-0 left-0 bg-ink px-2 py-0.5 text-xs font-medium text-paper">Cover</span>}
            <UploadNote photo={photo} name={name} onRetry={() => onRetry(photo)} />
            <div className="flex flex-wrap items-center justify-between">
              <Button slot="drag" className={`${small} cursor-grab`} aria-label={`Move ${name}`} isDisabled={!isMovable}>
                <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
                  <path d="M7 4h2v2H7zM11 4h2v2h-2zM7 9h2v2H7zM11 9h2v2h-2zM7 14h2v2H7zM11 14h2v2h-2z" />
                </svg>
              </Button>
              <Button className={small} aria-label={`Edit ${name}`} isDisabled={isBusy} onPress={() => onEdit(photo)}>
                Edit
              </Button>
              <Button className={small} aria-label={`Remove ${name}`} isDisabled={isBusy} onPress={() => change({ kind: 'removed', id: photo.id })}>
                <Cross size={14} />
              </Button>
            </div>
          </GridListItem>
        )
      })}
    </GridList>
  )
}

function photoName(place: number): string {
  return place === 0 ? 'photo 1, the cover' : `photo ${place + 1}`
}

/** How far a photo has come, or what became of it. */
function UploadNote({ photo: { upload }, name, onRetry }: { photo: Photo; name: string; onRetry: () => void }) {
  if (upload.kind === 'sending') {
    const share = upload.total > 0 ? upload.sent / upload.total : 0
    return (
      <ProgressBar aria-label={`Uploading ${name}`} value={share * 100} className="flex items-center gap-2 px-2 py-1 text-xs text-muted tabular-nums">
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
      <Button className="text-link min-h-11" onPress={onRetry}>
        Try again<span className="sr-only"> with {name}</span>
      </Button>
    </div>
  )
}
