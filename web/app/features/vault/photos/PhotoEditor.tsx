import { vaultMediaMessages as messages, vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import { useEffect, useState, type CSSProperties } from 'react'
import Cropper from 'react-easy-crop'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { EditorNumbers } from './EditorNumbers.tsx'
import { isSide, offsetOf, positionOf, startingSide, type Position, type Size } from './crop-geometry.ts'
import { imageOf, previewOf, type LoadedImage } from './photo-preview.ts'
import type { Photo } from './photo.ts'
import { bytesOf, drawCrop } from './rotate-photo.ts'

const whole = { position: 'absolute', inset: 0 } satisfies CSSProperties

/**
 * How the cropping library's parts lie over one another. Its own style sheet would come as a second one,
 * which the site's pages do not load.
 */
const cropStyles: Record<'containerStyle' | 'mediaStyle' | 'cropAreaStyle', CSSProperties> = {
  containerStyle: {
    ...whole,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  mediaStyle: { ...whole, maxWidth: '100%', maxHeight: '100%', margin: 'auto', willChange: 'transform' },
  cropAreaStyle: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    border: '1px solid #fff',
    boxSizing: 'border-box',
    boxShadow: '0 0 0 9999em',
    color: 'rgb(20 16 11 / 0.55)',
    overflow: 'hidden',
  },
}

interface PhotoEditorProps {
  photo: Photo
  onClose: () => void
  onDone: (result: Pick<Photo, 'content' | 'type' | 'preview' | 'isEdited'>) => void
}

/** Crops, scales, turns and moves a photo; the result has the width and height that are asked for. */
export function PhotoEditor({ photo, onClose, onDone }: PhotoEditorProps) {
  const { image, problem } = useImage(photo)
  return (
    <Sheet title="Edit photo" open onClose={onClose}>
      {problem && (
        <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
          {problem}
        </p>
      )}
      {!problem && !image && (
        <div role="status" aria-label="Loading the photo" className="skeleton aspect-4/3" />
      )}
      {image && <Editor photo={photo} image={image.element} onClose={onClose} onDone={onDone} />}
    </Sheet>
  )
}

const { scaleStart, zoomedOutStart, scaleMin, scaleMax, zoomedOutMin } = vaultMediaLimits.editor

function Editor({ photo, image, onClose, onDone }: PhotoEditorProps & { image: HTMLImageElement }) {
  const [size, setSize] = useState<Size>({
    width: startingSide(image.naturalWidth),
    height: startingSide(image.naturalHeight),
  })
  const [scale, setScale] = useState<number>(scaleStart)
  const [isZoomedOut, setZoomedOut] = useState(false)
  const [rotation, setRotation] = useState(0)
  const [position, setPosition] = useState<Position>({ x: 0.5, y: 0.5 })
  const [shown, setShown] = useState<Size>({ width: 1, height: 1 })
  const [area, setArea] = useState<(Size & { x: number; y: number }) | null>(null)
  const isRight = isSide(size.width) && isSide(size.height)
  const apply = async () => {
    if (!area) return
    const type = photo.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const content = await drawCrop({ image, area, rotation, output: size, type })
    const drawn = content && (await imageOf(content).catch(() => null))
    if (!content || !drawn) return
    onDone({ content, type, preview: previewOf(drawn.element), isEdited: true })
    drawn.release()
  }
  return (
    // Whatever gets the focus is scrolled to above the buttons.
    <div className="space-y-5 [&_input]:scroll-mb-24">
      <div className="relative h-[min(45dvh,24rem)] bg-white">
        <Cropper
          image={image.src}
          crop={offsetOf(position, shown, scale)}
          zoom={scale}
          rotation={rotation}
          aspect={isRight ? size.width / size.height : 1}
          minZoom={isZoomedOut ? zoomedOutMin : scaleMin}
          maxZoom={scaleMax}
          restrictPosition={!isZoomedOut}
          disableAutomaticStylesInjection
          showGrid={false}
          style={cropStyles}
          mediaProps={{ alt: 'The photo that is edited' }}
          setMediaSize={({ width, height }) => setShown({ width, height })}
          onCropChange={(offset) => setPosition(positionOf(offset, shown, scale))}
          onZoomChange={setScale}
          onRotationChange={setRotation}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <EditorNumbers
        size={size}
        onSize={setSize}
        scale={scale}
        onScale={setScale}
        range={{ min: isZoomedOut ? zoomedOutMin : scaleMin, max: scaleMax }}
        rotation={rotation}
        onRotation={setRotation}
        position={position}
        onPosition={setPosition}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isZoomedOut}
          className="switch"
          checked={isZoomedOut}
          onChange={({ currentTarget: { checked } }) => {
            setZoomedOut(checked)
            setScale(checked ? zoomedOutStart : scaleStart)
          }}
        />
        Zoom out
      </label>
      <div className="sheet-buttons">
        <button type="button" className="button-plain" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button" disabled={!isRight || !area} onClick={() => void apply()}>
          Apply
        </button>
      </div>
    </div>
  )
}

/** The photo at its full size: from the file, or from where it is stored. */
function useImage({ content, url }: Photo): { image: LoadedImage | null; problem: string | null } {
  const [image, setImage] = useState<LoadedImage | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isOpen = true
    let opened: LoadedImage | null = null
    const load = async () => {
      opened = await imageOf(await bytesOf({ content, url }))
      if (isOpen) setImage(opened)
      else opened.release()
    }
    load().catch(() => isOpen && setProblem(messages.imageUnreadable))
    return () => {
      isOpen = false
      opened?.release()
    }
  }, [content, url])
  return { image, problem }
}
