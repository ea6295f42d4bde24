import { Link } from '@mui/icons-material'
import { Box, Popover, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { latePart } from '../feedback/late-part.tsx'

const LinkForm = latePart(() => import('./LinkForm.tsx'), <Box sx={{ width: 380, height: 120 }} />)

export function LinkButton({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // The words that were selected are what the keyboard goes on with, whether a link came of it or not.
  const close = () => {
    setAnchor(null)
    editor.commands.focus()
  }
  return (
    <>
      <Tooltip title="Link">
        <ToggleButton
          value="link"
          size="small"
          selected={isActive}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-label="Link"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
        >
          <Link fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Link' } }}
      >
        <LinkForm editor={editor} isActive={isActive} onClose={close} />
      </Popover>
    </>
  )
}
