import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { Thumbnail } from '../dictionary/Thumbnail.tsx'

export interface ArticleChoice {
  id: number
  title: string
  thumbnail: string
  isPublished: boolean
}

interface PickedArticleProps {
  article: ArticleChoice
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function PickedArticle({
  article: { title, thumbnail, isPublished },
  isFirst,
  isLast,
  onMove,
  onRemove,
}: PickedArticleProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {thumbnail && <Thumbnail src={thumbnail} width={48} height={48} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        {!isPublished && (
          <Typography variant="body2" color="error">
            Not published. Remove it, or publish it again.
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <IconButton onClick={() => onMove(-1)} disabled={isFirst} aria-label={`Move ${title} up`}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton onClick={() => onMove(1)} disabled={isLast} aria-label={`Move ${title} down`}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton onClick={onRemove} aria-label={`Remove ${title}`}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
