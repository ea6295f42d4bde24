/** How many turns of the event loop other calls could use while the work was under way. */
export async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let turns = 0
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}
