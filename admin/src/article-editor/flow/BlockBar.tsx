import {
  Add,
  ArrowDownward,
  ArrowUpward,
  DeleteOutlined,
  FormatBold,
  FormatItalic,
  FormatListBulleted,
  FormatListNumbered,
  Redo,
  type SvgIconComponent,
  Undo,
} from '@mui/icons-material'
import {
  Box,
  Button,
  IconButton,
  ListItemText,
  Menu,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  Tooltip,
  Typography,
} from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import { useState } from 'react'
import { BELOW_EDITOR_BAR } from '../use-bar-height.ts'
import { LinkButton } from '../LinkButton.tsx'
import { topBlock } from './block-commands.ts'
import { insertables, type Insertable } from './insertable.ts'

interface Tool {
  name: string
  label: string
  icon: SvgIconComponent
  run: (editor: Editor) => void
}

const formats: readonly Tool[] = [
  {
    name: 'bold',
    label: 'Bold',
    icon: FormatBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'Italic',
    icon: FormatItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'List',
    icon: FormatListBulleted,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    icon: FormatListNumbered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

const actions: readonly Tool[] = [
  {
    name: 'up',
    label: 'Move the block up (Alt+↑)',
    icon: ArrowUpward,
    run: (editor) => editor.chain().focus().moveBlock(-1).run(),
  },
  {
    name: 'down',
    label: 'Move the block down (Alt+↓)',
    icon: ArrowDownward,
    run: (editor) => editor.chain().focus().moveBlock(1).run(),
  },
  {
    name: 'remove',
    label: 'Remove the block',
    icon: DeleteOutlined,
    run: (editor) => editor.chain().focus().removeBlock().run(),
  },
  { name: 'undo', label: 'Undo', icon: Undo, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', label: 'Redo', icon: Redo, run: (editor) => editor.chain().focus().redo().run() },
]

/** What the caret stands in, by the name that the menu gives it. */
const names: Readonly<Record<string, string>> = {
  paragraph: 'Text',
  bulletList: 'List',
  orderedList: 'Numbered list',
  blockquote: 'Quotation',
  heading: 'Heading',
  picture: 'Picture',
  gallery: 'Gallery',
  quote: 'Quote',
  facts: 'Fact box',
  table: 'Table',
  marksTable: 'Marks table',
  relatedEntries: 'Related entries',
  video: 'Video',
  columns: 'Two columns',
  sources: 'Sources',
}

function stateOf(editor: Editor) {
  const block = topBlock(editor.state)
  const can = editor.can()
  return {
    ...Object.fromEntries(
      [...formats.map(({ name }) => name), 'link', 'table'].map((name) => [name, editor.isActive(name)]),
    ),
    block: names[block?.node.type.name ?? ''] ?? '',
    up: can.moveBlock(-1),
    down: can.moveBlock(1),
    remove: true,
    undo: can.undo(),
    redo: can.redo(),
  } as Record<string, boolean | string>
}

export function BlockBar({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={(event) => event.key === 'Escape' && editor.view.focus()}
      sx={{
        position: 'sticky',
        top: BELOW_EDITOR_BAR,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        py: 0.5,
        mb: 1,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <AddBlock editor={editor} />
      {formats.map(({ name, label, icon: Icon, run }) => (
        <Tooltip key={name} title={label}>
          <ToggleButton
            value={name}
            size="small"
            selected={state[name] === true}
            onClick={() => run(editor)}
            aria-label={label}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkButton editor={editor} isActive={state['link'] === true} />
      <Typography variant="body2" sx={{ color: 'text.secondary', ml: 'auto', pl: 1 }}>
        {state['block']}
      </Typography>
      {actions.map(({ name, label, icon: Icon, run }) => (
        <Tooltip key={name} title={label}>
          <span>
            <IconButton
              size="small"
              disabled={state[name] !== true}
              onClick={() => run(editor)}
              aria-label={label.replace(/ \(.*\)/, '')}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
      {state['table'] === true && <TableTools editor={editor} />}
    </Box>
  )
}

/** Behind the block that the caret is in, or in the place of an empty paragraph. */
function AddBlock({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<Insertable | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Add a block
      </Button>
      {/* The block is added once the menu has given the focus back, so that it can go where the block is. */}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          transition: {
            onExited: () => {
              chosen?.insert(editor)
              setChosen(null)
            },
          },
        }}
      >
        {insertables.map((item) => (
          <MenuItem
            key={item.name}
            dense
            onClick={() => {
              setChosen(item)
              setAnchor(null)
            }}
          >
            <ListItemText primary={item.name} secondary={item.hint} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const tableTools: readonly { label: string; run: (editor: Editor) => void }[] = [
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
function TableTools({ editor }: { editor: Editor }) {
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
      {tableTools.map(({ label, run }) => (
        <Button key={label} size="small" color="secondary" onClick={() => run(editor)}>
          {label}
        </Button>
      ))}
    </Stack>
  )
}
