import { Extension, type Editor } from '@tiptap/core'

/**
 * '/' in a paragraph offers blocks. What does so loads while nobody waits for it; a '/' that was typed before
 * counts.
 */
export const SlashMenuKeys = Extension.create({
  name: 'slashMenu',
  onCreate() {
    void offerBlocks(this.editor)
  },
})

async function offerBlocks(editor: Editor): Promise<void> {
  const late = await import('./slash-suggestion.ts').catch(() => null)
  if (editor.isDestroyed) return
  if (!late) {
    // 'Add a block' offers the same meanwhile.
    addEventListener('online', () => void offerBlocks(editor), { once: true })
    return
  }
  // Its keys come before those of the text.
  editor.registerPlugin(late.slashSuggestion(editor), (own, others) => [own, ...others])
  editor.view.dispatch(editor.state.tr)
}
