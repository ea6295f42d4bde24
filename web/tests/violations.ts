import axe from 'axe-core'

/** What axe finds in the part of the page, a line for each rule with the elements that break it. */
export async function violationsIn(selector: string): Promise<string[]> {
  const { violations } = await axe.run(selector)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
