import type { Photo } from '../photos/photo.ts'
import { photosIn, photosText } from './record-draft.ts'

interface PartPhotosProps {
  label: string
  value: string
  photos: readonly Photo[]
  onText: (text: string) => void
}

/** Photos of the item that show a part. */
export function PartPhotos({ label, value, photos, onText }: PartPhotosProps) {
  if (photos.length === 0) return null
  const chosen = photosIn(value)
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-sm hover:text-brass">
        {label}: {chosen.length === 0 ? 'none' : chosen.length}
      </summary>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {photos.map(({ id, preview, altText }, place) => (
          <label
            key={id}
            className="relative block w-20 cursor-pointer border-2 border-transparent has-checked:border-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
          >
            <span className="mat block">
              <img src={preview.url} alt={altText || `Photo ${place + 1}`} width="400" height="300" />
            </span>
            <input
              type="checkbox"
              className="absolute top-1 left-1"
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onText(photosText(checked ? [...chosen, id] : chosen.filter((one) => one !== id)))
              }
            />
          </label>
        ))}
      </div>
    </details>
  )
}
