import { Extension, type Editor } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { picturesAmong, uploaded } from './pictures.ts'

interface DropPicturesOptions {
  /** Says what went wrong. */
  tell: (sentence: string) => void
}

/** Pictures that are dropped or pasted as files are uploaded, and stand where they were dropped once they are there. */
export const DropPictures = Extension.create<DropPicturesOptions>({
  name: 'dropPictures',
  addOptions: () => ({ tell: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_view, event) => {
            // Office programs put a picture of a text beside its html.
            const files = event.clipboardData?.types.includes('text/html') ? [] : picturesAmong(event.clipboardData?.files)
            void insertAll(editor, files, options.tell)
            return files.length > 0
          },
          handleDrop: (view, event) => {
            const files = picturesAmong(event.dataTransfer?.files)
            if (files.length === 0) return false
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
            void insertAll(editor, files, options.tell)
            return true
          },
        },
      }),
    ]
  },
})

/** One after the other, in their order. One that is refused does not keep the others away. */
async function insertAll(editor: Editor, files: readonly File[], tell: (sentence: string) => void): Promise<void> {
  for (const file of files) {
    try {
      const src = await uploaded(file)
      if (editor.isDestroyed) return
      editor.commands.insertBlock(editor.schema.nodes['picture']!.create({ src }))
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
    }
  }
}
