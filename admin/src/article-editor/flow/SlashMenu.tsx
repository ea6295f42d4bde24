import { ListItemText, MenuItem, MenuList, Paper, Popper } from '@mui/material'
import { useEffect, useId, useImperativeHandle, useState, type Ref } from 'react'
import { ReactRenderer, type Editor } from '@tiptap/react'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { type Insertable, insertablesFor } from './insertable.ts'

/** What is typed behind a '/' narrows the blocks that are offered. */
export function slashSuggestion(editor: Editor) {
  return Suggestion<Insertable, Insertable>({
    editor,
    char: '/',
    allowSpaces: true,
    allowedPrefixes: [' '],
    allow: ({ state, range }) => {
      const { parent, depth } = state.doc.resolve(range.from)
      const isPlain =
        parent.type.name === 'paragraph' &&
        (depth === 1 || state.doc.resolve(range.from).node(depth - 1).type.name === 'column')
      return isPlain && insertablesFor(state.doc.textBetween(range.from + 1, range.to)).length > 0
    },
    items: ({ query }) => insertablesFor(query),
    command: ({ editor, range, props }) => {
      editor.chain().focus().deleteRange(range).run()
      props.insert(editor)
    },
    render: () => {
      let menu: ReactRenderer<SlashMenuHandle> | null = null
      const shown = (props: SuggestionProps<Insertable>) => ({
        items: props.items,
        field: editor.view.dom,
        rectOf: props.clientRect ?? (() => null),
        onChoose: (item: Insertable) => props.command(item),
      })
      return {
        onStart: (props) => {
          menu = new ReactRenderer(SlashMenu, { editor: props.editor, props: shown(props) })
        },
        onUpdate: (props) => menu?.updateProps(shown(props)),
        onKeyDown: ({ event }) => menu?.ref?.onKeyDown(event) ?? false,
        onExit: () => {
          menu?.destroy()
          menu = null
        },
      }
    },
  })
}

interface SlashMenuHandle {
  /** Whether the menu took the key. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

interface SlashMenuProps {
  items: Insertable[]
  /** The text that the caret stays in. It names what is chosen here, for whoever hears the page. */
  field: HTMLElement
  rectOf: () => DOMRect | null
  onChoose: (item: Insertable) => void
  ref?: Ref<SlashMenuHandle>
}

/**
 * Blocks to choose from, at the caret. The caret stays in the text: arrows and Enter are handed on by the
 * editor.
 */
function SlashMenu({ items, field, rectOf, onChoose, ref }: SlashMenuProps) {
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, items.length - 1)
  const id = useId()
  useEffect(() => {
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-activedescendant', `${id}-${place}`)
    return () => {
      field.removeAttribute('aria-controls')
      field.removeAttribute('aria-activedescendant')
    }
  }, [field, id, place])
  useImperativeHandle(ref, () => ({
    onKeyDown: ({ key }) => {
      const item = items[place]
      if (key === 'ArrowDown') setChosen((place + 1) % items.length)
      else if (key === 'ArrowUp') setChosen((place + items.length - 1) % items.length)
      else if ((key === 'Enter' || key === 'Tab') && item) onChoose(item)
      else return false
      return true
    },
  }))
  return (
    <Popper
      open
      placement="bottom-start"
      anchorEl={{ getBoundingClientRect: () => rectOf() ?? new DOMRect() }}
      sx={{ zIndex: 'modal' }}
    >
      <Paper elevation={4} sx={{ maxHeight: '20rem', overflowY: 'auto', minWidth: '16rem' }}>
        <MenuList id={id} role="listbox" aria-label="Blocks" dense>
          {items.map((item, at) => (
            <MenuItem
              key={item.name}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === place}
              selected={at === place}
              tabIndex={-1}
              ref={(element) => {
                if (at === place) element?.scrollIntoView({ block: 'nearest' })
              }}
              onMouseDown={(event) => {
                event.preventDefault()
                onChoose(item)
              }}
            >
              <ListItemText primary={item.name} secondary={item.hint} />
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  )
}
