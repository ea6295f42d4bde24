import type {} from '@vitest/browser-playwright'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'

type Page = BrowserCommandContext['page']

/**
 * Whether Playwright has heard of the frame that a file's tests run in: on a crowded machine that may be a
 * second after they began, and vitest waits no longer.
 */
export const isFrameKnown: BrowserCommand = ({ page }) => page.frame('vitest-iframe') !== null

type EmulatedMedia = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Shows the page as it is printed, or with motion. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) =>
  await page.emulateMedia(media)
