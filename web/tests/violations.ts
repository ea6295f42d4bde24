import axe from 'axe-core'

/** What axe finds in the part of the page, a line for each rule with the elements that break it. */
export async function violationsIn(selector: string): Promise<string[]> {
  await animationsDone()
  const { violations } = await axe.run(selector)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** A panel that is still fading in has colors that nobody reads. What goes round for ever is not waited for. */
async function animationsDone(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
