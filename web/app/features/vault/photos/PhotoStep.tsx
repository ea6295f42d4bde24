import { imageExtensions, vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { useCallback, useState } from 'react'
import { formatCount } from '../../../shared/format/numbers.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { formPart } from '../shared/form-part.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { UploadArea } from './UploadArea.tsx'
import { acceptedPhotos } from './check-photo.ts'
import type { Photo } from './photo.ts'
import type { PhotoSet } from './use-photos.ts'

/** Comes when a photo is edited. */
const PhotoEditor = formPart('photo-editor', async () => (await import('./PhotoEditor.tsx')).PhotoEditor)

const isPhoto = ({ type }: File) => type.startsWith('image/')
const HINT = `Up to ${limits.imagesMax}, each at most 12 MB: ${imageExtensions.join(', ')}. The first one is the cover.`

interface PhotoStepProps {
  set: PhotoSet
  /** What a save could not do, above what is wrong with files. */
  problems: readonly string[]
  onRetry: (photo: Photo) => void
  isBusy: boolean
}

/** The photos of the item. */
export function PhotoStep({
  set: { photos, change, add, rotate, problems, remove, reading },
  problems: failed,
  onRetry,
  isBusy,
}: PhotoStepProps) {
  const [edited, setEdited] = useState<Photo | null>(null)
  const [described, setDescribed] = useState<Photo | null>(null)
  const onFiles = useCallback((files: File[]) => void (files.length > 0 && add(files)), [add])
  return (
    <UploadArea
      label="Photos"
      dropHint="Drop photos here or paste them."
      hint={HINT}
      accepts={acceptedPhotos}
      multiple
      choose="Choose photos"
      capture="Take a photo"
      problems={failed}
      refused={problems}
      onRemove={remove}
      onFiles={onFiles}
      takesPasted={isPhoto}
    >
      <p role="status" className="mt-3 text-sm text-muted">
        {reading > 0
          ? `Reading ${formatCount(reading)} ${reading === 1 ? 'photo' : 'photos'}…`
          : `${photos.length} of ${limits.imagesMax} photos`}
      </p>
      {photos.length > 0 && (
        <PhotoGrid
          photos={photos}
          change={change}
          onRotate={rotate}
          onEdit={setEdited}
          onDescribe={setDescribed}
          onRetry={onRetry}
          isBusy={isBusy}
        />
      )}
      {described && (
        <PhotoWords
          altText={described.altText}
          onClose={() => setDescribed(null)}
          onDone={(altText) => {
            change({ kind: 'changed', id: described.id, change: { altText } })
            setDescribed(null)
          }}
        />
      )}
      {edited && (
        <PhotoEditor
          photo={edited}
          onClose={() => setEdited(null)}
          onDone={(result) => {
            change({ kind: 'changed', id: edited.id, change: result })
            setEdited(null)
          }}
        />
      )}
    </UploadArea>
  )
}

interface PhotoWordsProps {
  altText: string
  onClose: () => void
  onDone: (altText: string) => void
}

/** What a photo shows, in words: read out to whoever cannot see it. */
function PhotoWords({ altText, onClose, onDone }: PhotoWordsProps) {
  const [text, setText] = useState(altText)
  const done = () => onDone(text.trim())
  return (
    <Sheet title="Describe the photo" open onClose={onClose}>
      <FieldFrame
        name="altText"
        label="Alternative text"
        hint="What the photo shows, for people who cannot see it."
        problem={undefined}
        control={(named) => (
          <input
            {...named}
            type="text"
            className="field"
            autoComplete="off"
            maxLength={limits.altTextMax}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && done()}
          />
        )}
      />
      <div className="sheet-buttons mt-6">
        <button type="button" className="button-plain" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button" onClick={done}>
          Apply
        </button>
      </div>
    </Sheet>
  )
}
