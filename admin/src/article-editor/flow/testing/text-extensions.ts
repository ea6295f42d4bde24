import type { NodeViewRenderer } from '@tiptap/core'
import { textSchema } from '../text-schema.ts'

/** Nothing is drawn: what a text is does not hang on how it looks. */
const undrawn: NodeViewRenderer = () => ({ dom: document.createElement('div') })

export const testExtensions = textSchema({
  picture: undrawn,
  gallery: undrawn,
  records: undrawn,
  video: undrawn,
})
