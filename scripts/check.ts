import { runCommand } from './product/failure.ts'
import { runChecks } from './rings/checks.ts'
import { describeRing, totals } from './rings/ring.ts'

await runCommand(async () => {
  const results = await runChecks((result) => console.log(describeRing(result)))
  console.log(totals(results))
  return results.some(({ failed }) => failed > 0) ? 1 : 0
})
