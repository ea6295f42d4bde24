import { parseArgs } from 'node:util'
import { readRows, titlesOf } from './checklist/read-checklist.ts'
import { readSources } from './house/source-files.ts'
import { runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'

/**
 * Lists the rows of the acceptance checklists with the tests whose titles carry their ids, then the rows
 * without one. `npm run checklist -- D1-07` lists rows whose id starts so.
 */
await runCommand(async () => {
  const [prefix = ''] = parseArgs({ allowPositionals: true }).positionals
  const titles = titlesOf(readSources(root))
  const rows = readRows()
    .filter(({ id }) => id.startsWith(prefix))
    .map((row) => ({ ...row, tests: titles.filter(({ ids }) => ids.includes(row.id)) }))
  for (const section of new Set(rows.map((row) => row.section))) {
    console.log(`\n${section}`)
    for (const { id, words, tests } of rows.filter((row) => row.section === section)) {
      console.log(`  ${id}  ${words}`)
      for (const { path, title } of tests) console.log(`          ${path} › ${title}`)
    }
  }
  const withoutTest = rows.filter(({ tests }) => tests.length === 0)
  console.log(`\n${rows.length - withoutTest.length} of ${rows.length} rows have a test.`)
  for (const { id, words, reason } of withoutTest) console.log(`  ${id}  ${words}: ${reason || 'no test.'}`)
})
