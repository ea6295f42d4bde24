import { Close } from '@mui/icons-material'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import { useEffect, useRef, type ReactNode, useState } from 'react'
import { BELOW_EDITOR_BAR } from '../use-bar-height.ts'

/** The button that opens it, which gets the focus back. */
export const OPEN_DETAILS = 'open-details'

interface DetailsPanelProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Beside the text where there is room, else above it. Closed it keeps what was typed. */
export function DetailsPanel({ isOpen, onClose, children }: DetailsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  const close = () => {
    onClose()
    document.getElementById(OPEN_DETAILS)?.focus()
  }
  return (
    <Box
      component="aside"
      aria-labelledby="details-beside-text"
      sx={{
        display: isOpen ? 'block' : 'none',
        gridColumn: { lg: 2 },
        gridRow: { lg: 1 },
        minWidth: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        position: { lg: 'sticky' },
        top: { lg: `calc(${BELOW_EDITOR_BAR} + 16px)` },
        alignSelf: 'start',
        maxHeight: { lg: `calc(100vh - 32px - ${BELOW_EDITOR_BAR})` },
        overflowY: { lg: 'auto' },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography
          id="details-beside-text"
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ fontSize: '1.25rem', outline: 'none' }}
        >
          Details
        </Typography>
        <IconButton aria-label="Close the details" onClick={close} edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      {children}
    </Box>
  )
}

/**
 * Whether the details are open beside the text, and whether something in them is not saved yet. Once opened
 * they stay there unseen.
 */
export function useDetails() {
  const [place, setPlace] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [isDirty, setDirty] = useState(false)
  const drop = useRef<() => void>(() => undefined)
  return {
    isOpen: place === 'open',
    isThere: place !== 'never opened',
    isDirty,
    toggle: () => setPlace((before) => (before === 'open' ? 'closed' : 'open')),
    close: () => setPlace('closed'),
    onTyped: (typed: boolean, forget: () => void) => {
      setDirty(typed)
      drop.current = forget
    },
    /** Left knowingly: nothing of it stays. */
    drop: () => drop.current(),
  }
}
