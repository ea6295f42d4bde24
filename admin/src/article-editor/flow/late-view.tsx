import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import { lazy, Suspense, type ComponentType } from 'react'

/** A part with fields that few texts have: what draws it loads with the first one. */
export function lateView(load: () => Promise<{ default: ComponentType<ReactNodeViewProps> }>) {
  const View = lazy(load)
  return ReactNodeViewRenderer((props: ReactNodeViewProps) => (
    <Suspense fallback={<NodeViewWrapper />}>
      <View {...props} />
    </Suspense>
  ))
}
