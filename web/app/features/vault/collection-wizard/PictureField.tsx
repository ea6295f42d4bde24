import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { imageExtensions } from '@vitrine/contracts/vault-media/messages'
import { acceptedPhotos } from '../photos/check-photo.ts'
import { useCallback, useState } from 'react'
import { UploadArea } from '../photos/UploadArea.tsx'
import { readPicture, type WizardPicture } from './read-picture.ts'

const HINT = `At most 7 MB: ${imageExtensions.join(', ')}.`
const isPicture = ({ type }: File) => type.startsWith('image/')

interface PictureFieldProps {
  picture: WizardPicture | null
  onPicture: (picture: WizardPicture | null) => void
}

/** The collection's thumbnail. A file that is not taken leaves the one that is there. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const onFiles = useCallback(
    (files: File[]) => {
      const [file] = files
      if (!file) return
      if (files.length > 1) {
        setProblem(messages.pictureTooMany)
        return
      }
      setProblem(null)
      setReading(true)
      void readPicture(file)
        .then((read) => ('problem' in read ? setProblem(read.problem) : onPicture(read.picture)))
        .finally(() => setReading(false))
    },
    [onPicture],
  )
  return (
    <UploadArea
      label="Thumbnail"
      dropHint="Drop one picture here or paste it."
      hint={HINT}
      accepts={acceptedPhotos}
      multiple={false}
      choose={picture ? 'Choose another picture' : 'Choose a picture'}
      capture="Take a photo"
      problems={[]}
      refused={problem ? [problem] : []}
      onRemove={() => setProblem(null)}
      onFiles={onFiles}
      takesPasted={isPicture}
    >
      <p role="status" className="sr-only">
        {isReading ? 'Reading the picture…' : ''}
      </p>
      {picture && (
        <div className="mt-4 flex items-end gap-4">
          <span className="mat block w-48">
            <img src={picture.preview} alt="The thumbnail of your collection" width="400" height="300" />
          </span>
          <button type="button" className="text-link min-h-11" onClick={() => onPicture(null)}>
            Remove picture
          </button>
        </div>
      )}
    </UploadArea>
  )
}
