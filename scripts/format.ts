import { runCommand } from './product/failure.ts'
import { bin, runTool } from './rings/run-tool.ts'

/** Formats the whole tree, or the given paths, by `.oxfmtrc.json`. */
await runCommand(async () => (await runTool(bin('oxfmt'), process.argv.slice(2), { show: true })).code ?? 1)
