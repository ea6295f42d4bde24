import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { runBundle, type Environment } from './product-process.ts'

/** An empty database as `npm start` fills it in the first time. */
export async function fillInStarterContent(url: string, environment: Environment): Promise<void> {
  const { database, close } = openDatabase({ url })
  await migrate(database)
  await close()
  await runBundle('api/dist/seed-command.js', [], { ...environment, NODE_ENV: 'development' })
  await runBundle('workers/dist/index-command.js', ['rebuild', 'dictionary'], environment)
}
