import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Link, Typography } from '@mui/material'
import { useCallback } from 'react'
import type { PhotoEntry } from '../providers/photo-entries.ts'
import { mat } from '../theme/mat.ts'
import { ItemPhoto } from './ItemPhoto.tsx'

const SIDE = 120

interface PhotoCardProps {
  photo: PhotoEntry
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One photo with its place in the order. */
export function PhotoCard({ photo: { url, file }, place, count, onMove, onRemove }: PhotoCardProps) {
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
