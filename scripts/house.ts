import { parseArgs } from 'node:util'
import { figuresOf } from './house/figures.ts'
import { readSources } from './house/source-files.ts'
import { runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'

/** Prints how the code is cut: of this tree, or of the one whose folder is given. */
await runCommand(async () => {
  const [folder = root] = parseArgs({ allowPositionals: true }).positionals
  for (const { name, value } of figuresOf(readSources(folder))) console.log(`${name.padEnd(56)} ${value}`)
})
