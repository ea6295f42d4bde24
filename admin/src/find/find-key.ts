const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As it stands on the key caps. */
export const FIND_KEY = isApple ? '⌘K' : 'Ctrl+K'

/** In the words of `aria-keyshortcuts`. */
export const FIND_SHORTCUT = isApple ? 'Meta+K' : 'Control+K'

/** On Apple's machines Ctrl+K deletes the rest of a line. */
export function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (
    key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey)
  )
}
