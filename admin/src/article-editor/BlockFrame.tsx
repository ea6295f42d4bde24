import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface BlockFrameProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

export function BlockFrame({ name, isFirst, isLast, onMove, onRemove, children }: BlockFrameProps) {
  return (
    <Box component="section" aria-label={name} sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', '&:focus-within': { borderColor: 'primary.main' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, fontWeight: 600 }}>
          {name}
        </Typography>
        <Tooltip title="Move up">
          <span>
            <IconButton onClick={() => onMove(-1)} disabled={isFirst} aria-label={`Move ${name} up`}>
              <ArrowUpward fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title="Move down">
          <span>
            <IconButton onClick={() => onMove(1)} disabled={isLast} aria-label={`Move ${name} down`}>
              <ArrowDownward fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title="Remove">
          <IconButton onClick={onRemove} aria-label={`Remove ${name}`}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ p: 2 }}>{children}</Box>
    </Box>
  )
}
