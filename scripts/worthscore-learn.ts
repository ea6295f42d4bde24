import { runBundledCommand } from './product/bundled-command.ts'
import { runCommand } from './product/failure.ts'

/** `npm run worthscore:learn`: what sold items bring is learnt anew. */
await runCommand(() => runBundledCommand({ name: 'worthscore', project: 'api' }))
