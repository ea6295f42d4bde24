import { Box, Link, Typography } from '@mui/material'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import { ItemPhoto } from './ItemPhoto.tsx'

const SIDE = 120

/** What the item looks like. The video is for looking at: members alone change it. */
export function ItemMedia({ item: { images, videos } }: { item: ManagedVaultItem }) {
  return (
    <Box component="section" aria-label="Photos and video" sx={{ mb: 3 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {images.map(({ id, url }, place) => (
          <li key={id}>
            <Link href={url} target="_blank" rel="noopener" aria-label={`Photo ${place + 1} of ${images.length}, in full size`} sx={{ display: 'block' }}>
              <ItemPhoto url={url} side={SIDE} />
            </Link>
          </li>
        ))}
      </Box>
      {images.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No photos</Typography>}
      {videos.map(({ url, thumbnailUrl }) => (
        <Box key={url} component="video" aria-label="Video of the item" controls preload="none" src={url} {...(thumbnailUrl && { poster: thumbnailUrl })} sx={{ display: 'block', mt: 1, width: '100%', maxWidth: 360 }} />
      ))}
    </Box>
  )
}
