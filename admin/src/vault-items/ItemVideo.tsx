import { Box } from '@mui/material'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'

/** The video of an item, to be looked at: members alone change it. */
export function ItemVideo({ videos }: Pick<ManagedVaultItem, 'videos'>) {
  return videos.map(({ url, thumbnailUrl }) => (
    <Box
      key={url}
      component="video"
      aria-label="Video of the item"
      controls
      preload="none"
      src={url}
      {...(thumbnailUrl && { poster: thumbnailUrl })}
      sx={{ display: 'block', mb: 3, width: '100%', maxWidth: 360 }}
    />
  ))
}
