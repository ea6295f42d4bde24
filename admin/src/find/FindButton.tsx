import { Search } from '@mui/icons-material'
import { Box, Button } from '@mui/material'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useNotify } from 'react-admin'
import type { FindDialogProps } from './FindDialog.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As it stands on the key caps. */
const FIND_KEY = isApple ? '⌘K' : 'Ctrl+K'

/** In the words of `aria-keyshortcuts`. */
const FIND_SHORTCUT = isApple ? 'Meta+K' : 'Control+K'

/** Opens the search for screens and records, by click or by its key. The dialog loads when it is first opened. */
export function FindButton() {
  const notify = useNotify()
  const [Dialog, setDialog] = useState<ComponentType<FindDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    import('./FindDialog.tsx').then(
      ({ default: Loaded }) => setDialog(() => Loaded),
      () => {
        setOpen(false)
        notify('The search could not be loaded. Check the connection and try again.', { type: 'error' })
      },
    )
  }, [notify])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return
      event.preventDefault()
      // What a dialog asks comes first.
      if (!document.querySelector('.MuiDialog-root')) open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts={FIND_SHORTCUT}
        onClick={open}
        sx={{ minWidth: 40, minHeight: 40, px: { xs: 1, sm: 1.5 }, gap: 1 }}
      >
        <Search fontSize="small" />
        {/* On a phone it is the button's name and no more. */}
        <Box
          component="span"
          sx={{ position: { xs: 'absolute', sm: 'static' }, clipPath: { xs: 'inset(50%)', sm: 'none' } }}
        >
          Find{' '}
        </Box>
        <Box
          component="kbd"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            font: 'inherit',
            fontSize: '0.75rem',
            fontWeight: 400,
            color: 'text.secondary',
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            px: 0.75,
            whiteSpace: 'nowrap',
          }}
        >
          {FIND_KEY}
        </Box>
      </Button>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** On Apple's machines Ctrl+K deletes the rest of a line. */
function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (
    key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey)
  )
}
