import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box, ToggleButton, Tooltip } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { LinkButton } from './LinkButton.tsx'

interface Tool {
  name: string
  label: string
  icon: SvgIconComponent
  toggle: (editor: Editor) => void
}

const tools: readonly Tool[] = [
  { name: 'bold', label: 'Bold', icon: FormatBold, toggle: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', label: 'Italic', icon: FormatItalic, toggle: (editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'bulletList', label: 'List', icon: FormatListBulleted, toggle: (editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', label: 'Numbered list', icon: FormatListNumbered, toggle: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: 'blockquote', label: 'Quotation', icon: FormatQuote, toggle: (editor) => editor.chain().focus().toggleBlockquote().run() },
]

export function TextToolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({ editor, selector: ({ editor }) => Object.fromEntries([...tools.map(({ name }) => name), 'link'].map((name) => [name, editor.isActive(name)])) })
  return (
    <Box role="toolbar" aria-label="Formatting" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
      {tools.map(({ name, label, icon: Icon, toggle }) => (
        <Tooltip key={name} title={label}>
          <ToggleButton value={name} size="small" selected={active[name] ?? false} onClick={() => toggle(editor)} aria-label={label}>
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkButton editor={editor} isActive={active['link'] ?? false} />
    </Box>
  )
}
