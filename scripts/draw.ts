import { runBundledCommand } from './product/bundled-command.ts'
import { runCommand } from './product/failure.ts'

await runCommand(() => runBundledCommand({ name: 'draw', project: 'api', needsDatabase: false }))
