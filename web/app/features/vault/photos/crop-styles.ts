import type { CSSProperties } from 'react'

const whole = { position: 'absolute', inset: 0 } satisfies CSSProperties

/**
 * How the cropping library's parts lie over one another. Its own style sheet would come as a second one,
 * which the site's pages do not load.
 */
export const cropStyles: Record<'containerStyle' | 'mediaStyle' | 'cropAreaStyle', CSSProperties> = {
  containerStyle: {
    ...whole,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  mediaStyle: { ...whole, maxWidth: '100%', maxHeight: '100%', margin: 'auto', willChange: 'transform' },
  cropAreaStyle: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    border: '1px solid #fff',
    boxSizing: 'border-box',
    boxShadow: '0 0 0 9999em',
    color: 'rgb(20 16 11 / 0.55)',
    overflow: 'hidden',
  },
}
