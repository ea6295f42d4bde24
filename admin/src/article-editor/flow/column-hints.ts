import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A column without a name asks for one: an empty header says nothing to whoever hears the table. */
export const ColumnHints = Extension.create({
  name: 'columnHints',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const hints: Decoration[] = []
            doc.descendants((node, place) => {
              if (node.type.name !== 'tableHeader')
                return node.type.name.startsWith('table') || node.type.name === 'doc'
              if (node.textContent === '' && node.childCount === 1)
                hints.push(
                  Decoration.widget(place + 2, hint, { side: 1, ignoreSelection: true, key: 'column-hint' }),
                )
              return false
            })
            return DecorationSet.create(doc, hints)
          },
        },
      }),
    ]
  },
})

function hint(): HTMLElement {
  const words = document.createElement('span')
  words.dataset['hint'] = 'column'
  words.textContent = 'Column'
  return words
}
