import { build } from './product/build.ts'
import { runCommand } from './product/failure.ts'

await runCommand(async () => {
  await build()
  console.log('Built: api, workers, web, admin.')
})
