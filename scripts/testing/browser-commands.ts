import type {} from '@vitest/browser-playwright'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'

/** A point of the whole page that holds the frame of the tests, in CSS pixels. */
export interface PagePoint {
  x: number
  y: number
}

type Page = BrowserCommandContext['page']
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

/**
 * Whether Playwright has heard of the frame that a file's tests run in: on a crowded machine that may be a
 * second after they began, and vitest waits no longer.
 */
export const isFrameKnown: BrowserCommand = ({ page }) => page.frame('vitest-iframe') !== null

type EmulatedMedia = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Shows the page as it is printed, or with motion. */
export const emulateMedia: BrowserCommand<[EmulatedMedia]> = async ({ page }, media) =>
  await page.emulateMedia(media)

const sessions = new WeakMap<Page, Promise<Session>>()

/** One DevTools session per page: opening one takes longer than a click. */
function sessionOf(page: Page): Promise<Session> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, open)
  return open
}

/**
 * Moves the mouse to the point, presses and releases its left button. The three events are sent at once: the
 * browser handles them in order, and waiting for each would take a round trip and a frame.
 */
export const clickAt: BrowserCommand<[PagePoint]> = async ({ page }, { x, y }) => {
  const session = await sessionOf(page)
  const mouse = { x, y, modifiers: 0 }
  const left = { ...mouse, button: 'left', clickCount: 1 } as const
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved', button: 'none', buttons: 0 }),
    session.send('Input.dispatchMouseEvent', { ...left, type: 'mousePressed', buttons: 1 }),
    session.send('Input.dispatchMouseEvent', { ...left, type: 'mouseReleased', buttons: 0 }),
  ])
}

/** Types the text at once into the focused field, as an input method or a paste does. */
export const insertText: BrowserCommand<[string]> = async ({ page }, text) => {
  const session = await sessionOf(page)
  await session.send('Input.insertText', { text })
}
