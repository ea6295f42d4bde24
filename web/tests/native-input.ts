import { ensureAwaited, selectorEngine } from '@vitest/browser/locators'
import { vi } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    clickAt: (point: Point) => Promise<void>
    insertText: (text: string) => Promise<void>
  }
}

/** A point in CSS pixels. */
interface Point {
  x: number
  y: number
}

/** How long an action waits for its element to be ready. */
const ACTION_TIMEOUT = 30_000

const POLL_INTERVALS = [0, 20, 50, 100]

/** Playwright scrolls differently at each attempt, to get an element out from under a sticky header. */
const SCROLLING: readonly (ScrollLogicalPosition | undefined)[] = [undefined, 'end', 'center', 'start']

const POINTER_EVENTS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
] as const

/** Chromium scrolls an element to the middle, and only one that is out of sight. */
interface ScrollableElement extends Element {
  scrollIntoViewIfNeeded(): void
}

/**
 * Clicks and fills with trusted input events of the browser, sent straight to it. Playwright's own actions do
 * the same checks (visible, enabled, stable, in view, not covered by another element), each in a round trip
 * of its own: a click took twice the processor time. Clicks with options, in a frame of the page or under
 * fake timers are still Playwright's.
 */
function useNativeInput(): void {
  const prototype: Pick<Locator, 'click' | 'fill'> = Object.getPrototypeOf(page.getByText(''))
  const { click, fill } = prototype
  prototype.click = function (this: Locator, options) {
    return isPlain(this, options)
      ? ensureAwaited(async () => void (await retried(this, 'click', clickOnce)))
      : click.call(this, options)
  }
  prototype.fill = function (this: Locator, text, options) {
    return isPlain(this, options)
      ? ensureAwaited(async () => {
          const isFilled = await retried(this, 'fill', (element) => fillOnce(element, text))
          if (!isFilled) await fill.call(this, text)
        })
      : fill.call(this, text, options)
  }
}

function isPlain({ selector }: Locator, options: object | undefined): boolean {
  return options === undefined && !vi.isFakeTimers() && !selector.includes('internal:control=enter-frame')
}

/** Why an element is not ready for an action yet. */
class NotReady {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

async function retried<T>(
  locator: Locator,
  action: string,
  act: (element: Element, attempt: number) => Promise<T | NotReady>,
): Promise<T> {
  const deadline = performance.now() + ACTION_TIMEOUT
  let attempts = 0
  for (let polls = 0; ; polls += 1) {
    const element = locator.query()
    const result = element ? await act(element, attempts++) : new NotReady('is not on the page')
    if (!(result instanceof NotReady)) return result
    if (performance.now() > deadline) {
      throw new Error(
        `${action}: ${locator.asLocator()} ${result.reason}, after ${ACTION_TIMEOUT / 1000} s of trying`,
      )
    }
    await pause(POLL_INTERVALS[Math.min(polls, POLL_INTERVALS.length - 1)] ?? 0)
  }
}

async function clickOnce(element: Element, attempt: number): Promise<true | NotReady> {
  const unfit = whyNotReady(element)
  if (unfit) return unfit
  scrollIntoView(element, attempt)
  if (!(await isStable(element))) return new NotReady('moves')
  const changed = whyNotReady(element)
  if (changed) return changed
  const point = visiblePoint(element)
  if (!point) return new NotReady('is outside of the viewport')
  const target = element.closest('button, [role=button], a, [role=link]') ?? element
  const covering = coveringElement(target, point)
  if (covering) return new NotReady(`is covered by ${selectorEngine.previewNode(covering)}`)
  focusFrame()
  return await clickUnlessCovered(target, point)
}

/** Types the text in place of the field's own; false for fields that a person does not type into. */
async function fillOnce(element: Element, text: string): Promise<boolean | NotReady> {
  const unfit = whyNotReady(element)
  if (unfit) return unfit
  const field = fieldOf(element)
  const isTyped =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && typedInto.has(field.type))
  // Playwright presses a key to leave a field empty.
  if (!isTyped || text === '') return false
  if (field.readOnly) return new NotReady('is read-only')
  field.select()
  field.focus()
  await commands.insertText(text)
  return true
}

/** Types of fields that take any text. */
const typedInto = new Set(['text', 'email', 'password', 'search', 'tel', 'url'])

function fieldOf(element: Element): Element {
  if (element.matches('a, input, textarea, button, select, [role=link], [role=button]')) return element
  return element.closest('label')?.control ?? element
}

function whyNotReady(element: Element): NotReady | null {
  if (!element.isConnected) return new NotReady('was removed')
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) {
    return new NotReady('is not visible')
  }
  const field = fieldOf(element)
  const isDisabled =
    field.matches(':disabled') || field.closest('[aria-disabled]')?.getAttribute('aria-disabled') === 'true'
  return isDisabled ? new NotReady('is disabled') : null
}

function scrollIntoView(element: Element, attempt: number): void {
  const block = SCROLLING[attempt % SCROLLING.length]
  if (block === undefined) (element as ScrollableElement).scrollIntoViewIfNeeded()
  else element.scrollIntoView({ block, inline: block, behavior: 'instant' })
}

/** The middle of what the viewport shows of the element's first box. */
function visiblePoint(element: Element): Point | null {
  for (const { left, top, right, bottom } of element.getClientRects()) {
    const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if ((toX - fromX) * (toY - fromY) > 0.99 && toX > fromX)
      return { x: (fromX + toX) / 2, y: (fromY + toY) / 2 }
  }
  return null
}

/** The element that a click at the point would reach, unless that is the target or inside of it. */
function coveringElement(target: Element, { x, y }: Point): Element | null {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && target.contains(hit) ? null : (hit ?? document.documentElement)
}

/** Keys and focus belong to the frame of the tests, unless an element there has them already. */
function focusFrame(): void {
  if (document.activeElement === null || document.activeElement === document.body) window.focus()
}

/** What gets in the way between the look at the target and the click receives none of the events. */
async function clickUnlessCovered(target: Element, point: Point): Promise<true | NotReady> {
  let covering: Element | null | undefined
  const intercept = (event: MouseEvent): void => {
    if (!event.isTrusted) return
    if (covering === undefined) covering = coveringElement(target, { x: event.clientX, y: event.clientY })
    if (covering === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of POINTER_EVENTS) window.addEventListener(type, intercept, true)
  try {
    await commands.clickAt(pagePoint(point))
  } finally {
    for (const type of POINTER_EVENTS) window.removeEventListener(type, intercept, true)
  }
  if (covering === undefined) return new NotReady('received no event')
  return covering ? new NotReady(`is covered by ${selectorEngine.previewNode(covering)}`) : true
}

/** The point in the coordinates of the page around the frame of the tests, which vitest may scale. */
function pagePoint({ x, y }: Point): Point {
  const frame = window.frameElement
  if (frame === null) return { x, y }
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / innerWidth
  return { x: left + x * scale, y: top + y * scale }
}

/**
 * Whether the element is in one place in two frames, and nothing around it is about to move: a menu that
 * opens is in its first place until the frame after its transition began.
 */
async function isStable(element: Element): Promise<boolean> {
  await nextFrame()
  const before = element.getBoundingClientRect()
  await nextFrame()
  return isSameBox(before, element.getBoundingClientRect()) && !isAnimated(element)
}

function isAnimated(element: Element): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    const around = effect instanceof KeyframeEffect ? effect.target : null
    const isEnding = effect?.getComputedTiming().endTime !== Infinity
    return playState === 'running' && isEnding && around?.contains(element) === true
  })
}

function isSameBox(one: DOMRect, other: DOMRect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

useNativeInput()
