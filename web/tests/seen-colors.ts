import { onTestFinished } from 'vitest'

/** How bright colors are one over the other, from 0 to 255: whatever way a style writes them. */
export function brightnessOf(...colors: readonly string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  for (const color of colors) {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
}

/** The theme that a reader has chosen, until the test is over. */
export function chooseTheme(theme: 'light' | 'dark'): void {
  document.documentElement.setAttribute('data-theme', theme)
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'))
}
