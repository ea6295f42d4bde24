import { Extension } from '@tiptap/core'
import { Fragment, Slice, type Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { cleanPaste, tableOfText } from './clean-paste.ts'

/** What is pasted becomes blocks. Ctrl+Shift+V pastes plain text, as everywhere. */
export const Paste = Extension.create({
  name: 'pasteAsBlocks',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPaste,
          clipboardTextParser: (text, $context, plain, view) => {
            const rows = plain ? null : tableOfText(text)
            const isBetweenBlocks = $context.parent.type.name === 'paragraph' && $context.depth === 1
            return rows && isBetweenBlocks
              ? tableSlice(view.state.schema, rows)
              : plainSlice(view.state.schema, text)
          },
        },
      }),
    ]
  },
})

function tableSlice(schema: Schema, rows: readonly string[][]): Slice {
  const cell = (text: string) =>
    schema.node('tableCell', null, schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]))
  return new Slice(
    Fragment.from(
      schema.node(
        'table',
        { title: '' },
        rows.map((row) => schema.node('tableRow', null, row.map(cell))),
      ),
    ),
    0,
    0,
  )
}

/** A paragraph for each line with text. */
function plainSlice(schema: Schema, text: string): Slice {
  const lines = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]))
  return new Slice(Fragment.from(lines), 1, 1)
}
