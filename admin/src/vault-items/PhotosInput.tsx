import { ArrowDownward, ArrowUpward, DeleteOutlined } from '@mui/icons-material'
import { Alert, Box, Button, FormHelperText, IconButton, Link, Typography } from '@mui/material'
import {
  vaultMediaMessages as messages,
  vaultMediaLimits as limits,
} from '@vitrine/contracts/vault-media/messages'
import { type ChangeEvent, useCallback, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { forScreenReaders } from '../feedback/for-screen-readers.ts'
import { problemOfField } from '../feedback/validate-by-schema.ts'
import type { PhotoEntry } from '../providers/vault-items.ts'
import { mat } from '../theme/tokens.ts'
import { acceptedPhotos, admitPhotos, isConverted } from './admit-photos.ts'
import { Thumbnail } from '../dictionary/Thumbnail.tsx'

/** The photos of an item: the first is its cover. Nothing of this is stored before the item is saved. */
export function PhotosInput() {
  const { field, fieldState } = useInput<{ images: PhotoEntry[] }>({ source: 'images', defaultValue: [] })
  const { getValues } = useFormContext<{ images: PhotoEntry[] | undefined }>()
  const photos: PhotoEntry[] = Array.isArray(field.value) ? field.value : []
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same file may be chosen again.
    target.value = ''
    const opened = await Promise.all(chosen.map(asSent))
    const present = getValues('images') ?? []
    const { admitted, refusals: refused } = admitPhotos(
      opened.filter((file) => typeof file !== 'string'),
      present.length,
    )
    setRefusals([...opened.filter((file) => typeof file === 'string'), ...refused])
    // New ones count down from the last: no stored photo has such an id.
    const least = Math.min(0, ...present.map(({ id }) => id))
    if (admitted.length > 0)
      field.onChange([...present, ...admitted.map((file, at) => ({ id: least - 1 - at, url: '', file }))])
  }
  const move = (from: number, to: number) => {
    const [moved, other] = [photos[from], photos[to]]
    if (!moved || !other) return
    field.onChange(photos.with(from, other).with(to, moved))
    setSaid(`Photo ${from + 1} is now photo ${to + 1} of ${photos.length}.`)
  }
  const remove = (place: number) => {
    field.onChange(photos.toSpliced(place, 1))
    setRefusals([])
    setSaid(`Photo ${place + 1} removed.`)
  }
  return (
    <Box component="section" aria-label="Photos" sx={{ mb: 3, width: '100%' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Photos: {photos.length} of at most {limits.imagesMax}. The first is the cover.
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyle: 'none', p: 0, m: 0, mb: 1 }}
      >
        {photos.map((photo, place) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            place={place}
            count={photos.length}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </Box>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedPhotos}
        aria-label="Photo files"
        onChange={(event) => void add(event)}
      />
      <Button size="small" variant="outlined" onClick={() => picker.current?.click()}>
        Add photos
      </Button>
      {refusals.length > 0 && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          {refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        </Alert>
      )}
      {fieldState.error && <FormHelperText error>{problemOfField(fieldState.error)}</FormHelperText>}
      <Box role="status" sx={forScreenReaders}>
        {said}
      </Box>
    </Box>
  )
}

/** A file as it is sent, or why it cannot be. */
async function asSent(file: File): Promise<File | string> {
  if (!isConverted(file)) return file
  return (await jpegOfPhoto(file)) ?? `${file.name}: ${messages.imageDamaged}`
}

const SIDE = 120

interface PhotoCardProps {
  photo: PhotoEntry
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One photo with its place in the order. */
function PhotoCard({ photo: { url, file }, place, count, onMove, onRemove }: PhotoCardProps) {
  const name = `photo ${place + 1} of ${count}`
  return (
    <Box component="li" sx={{ width: SIDE }}>
      {file ? (
        <NewPhoto file={file} />
      ) : (
        <Link
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${name} in full size`}
          sx={{ display: 'block' }}
        >
          <ItemPhoto url={url} side={SIDE} />
        </Link>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          size="small"
          aria-label={`Move ${name} forward`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ArrowUpward fontSize="small" sx={{ rotate: '-90deg' }} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Move ${name} back`}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDownward fontSize="small" sx={{ rotate: '-90deg' }} />
        </IconButton>
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}

/** A browser may be unable to show it (heic); its name says which one it is. */
function NewPhoto({ file }: { file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined
      const shown = URL.createObjectURL(file)
      picture.src = shown
      return () => URL.revokeObjectURL(shown)
    },
    [file],
  )
  return (
    <>
      <Box
        component="img"
        ref={show}
        alt=""
        width={SIDE}
        height={SIDE}
        sx={{ display: 'block', objectFit: 'contain', bgcolor: mat, color: 'transparent' }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Not saved yet: {file.name}
      </Typography>
    </>
  )
}

const JPEG_QUALITY = 0.92

/** A photo as JPEG of its own size, on white; null where this browser cannot open or draw it. */
async function jpegOfPhoto(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return jpeg && new File([jpeg], file.name, { type: jpeg.type })
}

/** The smallest width that photos of the vault come in. */
const SMALL = 200

/** The first photo of an item, or an empty mount. It says nothing that the title beside it does not. */
export function ItemPhoto({ url, side }: { url: string; side: number }) {
  return <Thumbnail src={url === '' ? NO_PICTURE : `${url}?width=${SMALL}`} width={side} height={side} />
}

const NO_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
