import { Box, Typography } from '@mui/material'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { focusText, leaveDown } from './part-keys.ts'

interface PartFrameProps {
  view: ReactNodeViewProps
  name: string
  /** Nothing is in it yet: what fills it has the focus as soon as it is there. */
  isEmpty: boolean
  problem?: string | undefined
  children: ReactNode
}

/**
 * A part of the text that has fields of its own. Escape leaves them for the text, where Enter comes back, and
 * Ctrl+Enter for the text behind it.
 */
export function PartFrame({
  view: { editor, selected, getPos },
  name,
  isEmpty,
  problem,
  children,
}: PartFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const place = getPos()
    const isHere =
      place !== undefined && editor.state.selection.from >= place && editor.state.selection.from <= place + 1
    if (wasEmpty.current && isHere && editor.isFocused)
      frame.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [editor, getPos])
  const onKeyDown = (event: KeyboardEvent) => {
    const place = getPos()
    if (event.key === 'Escape' && place !== undefined) {
      event.preventDefault()
      editor.commands.setNodeSelection(place)
      focusText(editor)
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && place !== undefined) {
      event.preventDefault()
      editor.commands.setNodeSelection(place)
      focusText(editor)
      leaveDown(editor)
    }
    // The history is the text's: what a field undoes by itself would not be in it.
    const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ''
    if (key === 'z' || key === 'y') {
      event.preventDefault()
      if (event.shiftKey || key === 'y') editor.commands.redo()
      else editor.commands.undo()
    }
  }
  return (
    <NodeViewWrapper>
      <Box
        ref={frame}
        role="group"
        aria-label={name}
        onKeyDown={onKeyDown}
        sx={{
          border: 1,
          borderColor: problem ? 'error.main' : selected ? 'primary.main' : 'divider',
          outline: selected ? '2px solid' : 'none',
          outlineColor: 'primary.main',
          bgcolor: 'background.paper',
          p: 2,
          my: 2,
        }}
      >
        <Typography
          variant="body2"
          contentEditable={false}
          data-drag-handle
          sx={{ color: 'text.secondary', fontWeight: 600, mb: 1, cursor: 'grab' }}
        >
          {name}
        </Typography>
        {children}
        {problem && (
          <Typography
            contentEditable={false}
            variant="body2"
            role="alert"
            sx={{ color: 'error.main', mt: 1 }}
          >
            {problem}
          </Typography>
        )}
      </Box>
    </NodeViewWrapper>
  )
}
