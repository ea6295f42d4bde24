import { Box } from '@mui/material'
import { mat } from '../theme/tokens.ts'

/** A small picture that keeps its place; one that does not load leaves its mount. */
export function Thumbnail({
  src,
  width,
  height,
  alt = '',
}: {
  src: string
  width: number
  height: number
  alt?: string
}) {
  return (
    <Box
      component="img"
      {...(src !== '' && { src })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      sx={{
        display: 'block',
        width,
        height,
        objectFit: 'contain',
        bgcolor: mat,
        flex: 'none',
        color: 'transparent',
      }}
    />
  )
}
