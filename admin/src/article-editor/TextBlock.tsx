import { Box } from '@mui/material'
import type { textBlockSchema } from '@vitrine/contracts/dictionary/content'
import { EditorContent, useEditor } from '@tiptap/react'
import type { z } from 'zod'
import { styleNonce } from '../settings.ts'
import { proseStyles } from './prose-styles.ts'
import { textExtensions } from './text-extensions.ts'
import { TextToolbar } from './TextToolbar.tsx'

type Text = z.infer<typeof textBlockSchema>

export function TextBlock({ block, onChange }: { block: Text; onChange: (block: Text) => void }) {
  const editor = useEditor({
    extensions: textExtensions,
    content: block.html,
    injectNonce: styleNonce(),
    editorProps: { attributes: { 'aria-label': 'Text', role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor }) => onChange({ type: 'text', html: editor.getHTML() }),
  })
  return (
    <div>
      <TextToolbar editor={editor} />
      <Box sx={{ ...proseStyles, '& .ProseMirror': { minHeight: 96, py: 1, outline: 'none' } }}>
        <EditorContent editor={editor} />
      </Box>
    </div>
  )
}
