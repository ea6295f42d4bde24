import axe, { type RunOptions } from 'axe-core'

/** What axe finds in the part of the page, a line for each rule with the elements that break it. */
export async function violationsIn(selector: string, options: RunOptions = {}): Promise<string[]> {
  await animationsDone()
  const { violations } = await axe.run(selector, { resultTypes: ['violations'], ...options })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

// Taken before a test replaces the timers.
const requestFrame = globalThis.requestAnimationFrame
const nextFrame = () => new Promise<void>((resolve) => requestFrame.call(globalThis, () => resolve()))

/**
 * What fades in or turns from disabled to enabled has colors that nobody reads. What goes round for ever is
 * not waited for.
 */
async function animationsDone(): Promise<void> {
  // What was just rendered is styled, and begins its transitions, with the next frame.
  for (let frames = 0; frames < 2; frames += 1) await nextFrame()
  for (let running = endingAnimations(); running.length > 0; running = endingAnimations()) {
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

const endingAnimations = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
