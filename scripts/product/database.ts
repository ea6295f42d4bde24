import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import type { Config } from '@vitrine/platform/config'
import { startEmbeddedPostgres } from '../services/embedded-postgres.ts'
import { dataFiles } from './settings.ts'

export interface ProvidedDatabase {
  url: string
  stop(): Promise<void>
  /** At once, for a second Ctrl-C. */
  kill(): void
}

/** The database of DATABASE_URL, or an embedded Postgres in the data folder. */
export async function provideDatabase(config: Config): Promise<ProvidedDatabase> {
  if (config.DATABASE_URL)
    return { url: config.DATABASE_URL, stop: async () => undefined, kill: () => undefined }
  const { postgres, postgresLog } = dataFiles(config.dataDir)
  return await startEmbeddedPostgres({
    dataDir: postgres,
    logFile: postgresLog,
    onCrash: (how) => console.error(`The database ${how}; it is being started again.`),
    onRestarted: () => console.error('The database runs again.'),
  })
}

/** Brings the schema up to date; several processes at once are safe. */
export async function migrateDatabase(url: string): Promise<void> {
  const { database, close } = openDatabase({ url, poolSize: 2, applicationName: 'vitrine-migrate' })
  try {
    await migrate(database)
  } finally {
    await close()
  }
}
