import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import { latePart } from '../../feedback/late-part.tsx'

/** A part with fields that few texts have: what draws it loads with the first one. */
export function lateView(load: () => Promise<{ default: ComponentType<ReactNodeViewProps> }>) {
  return ReactNodeViewRenderer(latePart(load, <NodeViewWrapper />))
}
