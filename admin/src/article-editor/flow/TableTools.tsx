import { Button, Stack, TextField } from '@mui/material'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import { useEditorState, type Editor } from '@tiptap/react'

const tools: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Row below', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Column right', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Delete column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'First row names columns', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
]

/**
 * Beside the bar while the caret is in a table. Tab goes to the next cell, and behind the last one makes a
 * row.
 */
export function TableTools({ editor }: { editor: Editor }) {
  const title = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('table')['title'] ?? ''),
  })
  return (
    <Stack direction="row" sx={{ flexBasis: '100%', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <TextField
        size="small"
        label="Title of the table"
        value={title}
        onChange={({ target }) => editor.commands.updateAttributes('table', { title: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.blockTitleMax } }}
        sx={{ width: '14rem' }}
      />
      {tools.map(({ label, run }) => (
        <Button key={label} size="small" color="secondary" onClick={() => run(editor)}>
          {label}
        </Button>
      ))}
    </Stack>
  )
}
