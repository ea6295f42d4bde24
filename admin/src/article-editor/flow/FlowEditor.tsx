import { Box } from '@mui/material'
import { EditorContent, type Editor } from '@tiptap/react'
import { RefusedPicturesContext, type RefusedPictures } from '../refused-pictures.ts'
import { proseStyles, flowStyles } from './text-styles.ts'
import { BlockBar } from './BlockBar.tsx'
import { BEHIND_TEXT } from './leave-by-tab.ts'

/**
 * One text to write in, with the bar of what can be done where the caret is. Alt+F10 goes to the bar, Escape
 * comes back.
 */
export function FlowEditor({ editor, refused }: { editor: Editor; refused: RefusedPictures }) {
  return (
    <Box
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'F10') return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>('[role=toolbar] button')?.focus()
      }}
    >
      <BlockBar editor={editor} />
      <Box sx={[proseStyles, flowStyles]}>
        <RefusedPicturesContext value={refused}>
          <EditorContent editor={editor} />
          <span tabIndex={-1} {...{ [BEHIND_TEXT]: '' }} />
        </RefusedPicturesContext>
      </Box>
    </Box>
  )
}
