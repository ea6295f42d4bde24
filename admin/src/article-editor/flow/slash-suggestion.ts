import { ReactRenderer, type Editor } from '@tiptap/react'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import { insertablesFor, type Insertable } from './insertable.ts'
import { SlashMenu, type SlashMenuHandle } from './SlashMenu.tsx'

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
