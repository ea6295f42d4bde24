import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

interface EmulatedMedia {
  media?: 'print' | null
  /** The tests run with reduced motion: what moves repaints the page again and again. */
  reducedMotion?: 'no-preference' | 'reduce'
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>
  }
}

/** How the browser shows the page, until the test is over. */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  onTestFinished(async () => await commands.emulateMedia({ media: null, reducedMotion: 'reduce' }))
  await commands.emulateMedia(media)
}
