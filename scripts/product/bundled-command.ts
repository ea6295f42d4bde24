import { spawn } from 'node:child_process'
import { build, bundlePath, type BuiltProject } from './build.ts'
import { migrateDatabase, provideDatabase } from './database.ts'
import { claimInstance, runningInstance } from './instance.ts'
import { namedServersMustAnswer, prepareDataFolder } from './preflight.ts'
import { readSettings } from './settings.ts'

export interface BundledCommand {
  name: 'import' | 'generate' | 'index'
  project: BuiltProject
  /** False for what only writes a file. Default true. */
  needsDatabase?: boolean
}

/**
 * Runs a command of a bundle with the arguments given to us, on the database of the running product, or on one
 * started for it alone. Answers its exit code.
 */
export async function runBundledCommand({ name, project, needsDatabase = true }: BundledCommand): Promise<number> {
  const { config, environment } = readSettings()
  await build([project])
  const args = process.argv.slice(2)
  if (!needsDatabase) return await run(bundlePath(name), args, environment)
  prepareDataFolder(config.dataDir)
  const inner = { ...environment, VITRINE_DATA_DIR: config.dataDir }
  const running = config.DATABASE_URL ? null : runningInstance(config.dataDir)
  if (running?.databaseUrl) return await run(bundlePath(name), args, { ...inner, DATABASE_URL: running.databaseUrl })

  await namedServersMustAnswer(config)
  const instance = config.DATABASE_URL ? null : await claimInstance(config.dataDir, `npm run ${name}`)
  try {
    const database = await provideDatabase(config)
    try {
      await migrateDatabase(database.url)
      return await run(bundlePath(name), args, { ...inner, DATABASE_URL: database.url })
    } finally {
      await database.stop()
    }
  } finally {
    instance?.release()
  }
}

/** Ctrl-C is the command's own matter (an import stops cleanly, to be resumed): we wait for it to end. */
async function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { env: environment, stdio: 'inherit' })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
