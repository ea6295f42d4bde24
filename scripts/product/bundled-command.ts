import { spawn } from 'node:child_process'
import { openDatabase } from '@vitrine/database/database'
import { build, bundlePath, type BuiltProject } from './build.ts'
import { migrateDatabase, provideDatabase } from './database.ts'
import { claimInstance, runningInstance } from './instance.ts'
import { databaseNeedsRoom, namedServersMustRespond, prepareDataFolder } from './preflight.ts'
import { readSettings } from './settings.ts'
import { fillInStarterContent } from './starter-content.ts'

export interface BundledCommand {
  name: 'draw' | 'import' | 'generate' | 'index' | 'worthscore'
  project: BuiltProject
  /** False for what only writes a file. Default true. */
  needsDatabase?: boolean
  /**
   * True for what needs the site's categories: a database without them is filled in first, as `npm start`
   * does. Default false.
   */
  needsStarterContent?: boolean
}

/**
 * Runs a command of a bundle with the arguments given to us, on the database of the running product, or on
 * one started for it alone. Returns its exit code.
 */
export async function runBundledCommand({
  name,
  project,
  needsDatabase = true,
  needsStarterContent = false,
}: BundledCommand): Promise<number> {
  const { config, environment } = readSettings()
  await build([project])
  const args = process.argv.slice(2)
  const inner = { ...environment, VITRINE_DATA_DIR: config.dataDir }
  if (!needsDatabase) return await run(bundlePath(name), args, inner)
  prepareDataFolder(config.dataDir)
  const running = config.DATABASE_URL ? null : runningInstance(config.dataDir)
  if (running?.databaseUrl)
    return await run(bundlePath(name), args, { ...inner, DATABASE_URL: running.databaseUrl })

  if (!config.DATABASE_URL) databaseNeedsRoom(config.dataDir)
  await namedServersMustRespond(config)
  const instance = config.DATABASE_URL ? null : await claimInstance(config.dataDir, `npm run ${name}`)
  try {
    const database = await provideDatabase(config)
    try {
      await migrateDatabase(database.url)
      const withDatabase = { ...inner, DATABASE_URL: database.url }
      if (needsStarterContent && (await isEmptySite(database.url)))
        await fillInStarterContent(config, withDatabase)
      return await run(bundlePath(name), args, withDatabase)
    } finally {
      await database.stop()
    }
  } finally {
    instance?.release()
  }
}

async function isEmptySite(url: string): Promise<boolean> {
  const { database, close } = openDatabase({ url, poolSize: 1, applicationName: 'vitrine-import' })
  try {
    return (
      (await database.selectFrom('taxonomy_nodes').select('id').limit(1).executeTakeFirst()) === undefined
    )
  } finally {
    await close()
  }
}

/** Ctrl-C is the command's own matter (an import stops cleanly, to be resumed): we wait for it to end. */
async function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: environment,
    stdio: 'inherit',
    // Files are named from where the person stands; npm goes to the project's folder, and says from where.
    cwd: environment['INIT_CWD'] ?? process.cwd(),
  })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
