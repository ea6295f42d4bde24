import { Extension, type Editor } from '@tiptap/core'
import { Plugin, TextSelection, type SelectionBookmark, type Transaction } from '@tiptap/pm/state'
import { picturesAmong, uploaded } from '../../pictures/pictures.ts'

interface DropPicturesOptions {
  /** Says what went wrong. */
  tell: (sentence: string) => void
}

/**
 * Pictures that are dropped or pasted as files are uploaded, and stand where they were dropped once they are
 * there.
 */
export const DropPictures = Extension.create<DropPicturesOptions>({
  name: 'dropPictures',
  addOptions: () => ({ tell: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_view, event) => {
            const html = event.clipboardData?.getData('text/html') ?? ''
            const files = html === '' || isPictureAlone(html) ? picturesAmong(event.clipboardData?.files) : []
            void insertAll(editor, files, options.tell)
            return files.length > 0
          },
          handleDrop: (view, event) => {
            const files = picturesAmong(event.dataTransfer?.files)
            if (files.length === 0) return false
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (place)
              view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
            void insertAll(editor, files, options.tell)
            return true
          },
        },
      }),
    ]
  },
})

/**
 * Where a picture itself was copied, a browser gives its html beside the file. Office programs put a picture
 * of a whole text beside its html.
 */
function isPictureAlone(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelectorAll('img').length === 1 && body.textContent.trim() === ''
}

/**
 * One after the other, in their order, at the place where they were dropped, whatever is written meanwhile.
 * One that is refused does not keep the others away. The caret goes along where nobody has moved it.
 */
async function insertAll(
  editor: Editor,
  files: readonly File[],
  tell: (sentence: string) => void,
): Promise<void> {
  let place = editor.state.selection.getBookmark()
  const follow = ({ transaction }: { transaction: Transaction }) => {
    place = place.map(transaction.mapping)
  }
  editor.on('transaction', follow)
  for (const file of files) {
    try {
      const src = await uploaded(file)
      if (editor.isDestroyed) return
      place = insertAt(editor, place, src)
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
    }
  }
  editor.off('transaction', follow)
}

/** Returns where the next one goes. */
function insertAt(editor: Editor, place: SelectionBookmark, src: string): SelectionBookmark {
  const { doc, selection } = editor.state
  const isCaretHere = place.resolve(doc).eq(selection)
  const caret = selection.getBookmark()
  let next = place
  editor
    .chain()
    .command(({ tr }) => Boolean(tr.setSelection(place.resolve(tr.doc))))
    .insertBlock(editor.schema.nodes['picture']!.create({ src }))
    .command(({ tr }) => {
      next = tr.selection.getBookmark()
      if (!isCaretHere) tr.setSelection(caret.map(tr.mapping).resolve(tr.doc))
      return true
    })
    .run()
  return next
}
