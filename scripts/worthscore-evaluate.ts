import { existsSync } from 'node:fs'
import { TableUnreadable } from '@vitrine/tabular/table-unreadable'
import { evaluate } from '@vitrine/worth-score/evaluation/evaluate'
import { readLots } from '@vitrine/worth-score/evaluation/read-lots'
import { lastLine, table } from '@vitrine/worth-score/evaluation/report'
import { CannotGoOn, runCommand } from './product/failure.ts'

const LEAST_LOTS = 100

/**
 * `npm run worthscore:evaluate -- FILE.csv`: how sure WorthScore would have been of the later quarter of sold
 * lots, had it known the earlier ones.
 */
await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0)
    throw new CannotGoOn(
      'npm run worthscore:evaluate -- FILE.csv (sold lots in the import format, plain or .gz)',
    )
  if (!existsSync(file)) throw new CannotGoOn(`There is no file ${file}.`)
  const { lots, dropped } = await readLots(file).catch((error: unknown) => {
    throw error instanceof TableUnreadable
      ? new CannotGoOn(`${error.message}. Prices are plain as 1234.50, and days as 2026-01-31.`)
      : error
  })
  if (dropped.withoutPrice > 0)
    console.log(`${dropped.withoutPrice} rows without a price above 0 or without a date are dropped.`)
  if (dropped.otherCurrency > 0)
    console.log(
      `${dropped.otherCurrency} lots of other currencies than ${lots[0]?.currency} are left out: currencies are not compared.`,
    )
  if (lots.length < LEAST_LOTS)
    throw new CannotGoOn(`There are ${lots.length} lots with a price; at least ${LEAST_LOTS} are needed.`)
  const days = new Set(lots.map(({ saleDate }) => saleDate)).size
  if (days < 3)
    throw new CannotGoOn(
      `The lots are of ${days === 1 ? 'one day' : `${days} days`}; at least three are needed: one part to learn from, one to calibrate with, one to estimate.`,
    )
  const evaluation = await evaluate(lots, (done, total) => {
    if (process.stderr.isTTY) process.stderr.write(`\rEstimating ${done} of ${total} …`)
  })
  if (process.stderr.isTTY) process.stderr.write('\n')
  console.log(`\n${table(evaluation)}\n`)
  console.log(lastLine(evaluation))
  return 0
})
