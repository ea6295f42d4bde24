import { Extension } from '@tiptap/core'

/** '/' in a paragraph offers blocks. What does so loads while nobody waits for it; a '/' that was typed before counts. */
export const SlashMenuKeys = Extension.create({
  name: 'slashMenu',
  async onCreate() {
    const { editor } = this
    const { slashSuggestion } = await import('./slash-suggestion.ts')
    if (editor.isDestroyed) return
    // Its keys come before those of the text.
    editor.registerPlugin(slashSuggestion(editor), (own, others) => [own, ...others])
    editor.view.dispatch(editor.state.tr)
  },
})
