import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Config } from '@vitrine/platform/config'
import { z } from 'zod'
import { bundlePath } from './build.ts'
import { CannotGoOn } from './failure.ts'
import { dataFiles, type Environment } from './settings.ts'

const accountSchema = z.object({ email: z.string(), password: z.string(), roles: z.array(z.string()).default([]) })
const accountsSchema = z.object({ accounts: z.array(accountSchema) })

/** Someone to sign in as, made on the first run. */
export type StarterAccount = z.infer<typeof accountSchema>

/** Fills an embedded database in, once. Never in production. The accounts' passwords stay in the data folder. */
export async function fillInStarterContent(config: Config, environment: Environment): Promise<void> {
  const { starterContent, accounts } = dataFiles(config.dataDir)
  // A database of one's own may have been emptied since: it is asked each time. The command adds only what is missing.
  if (config.isProduction || (existsSync(starterContent) && !config.DATABASE_URL)) return
  const made = await runSeedCommand(environment)
  if (made.length > 0) writeFileSync(accounts, `${JSON.stringify({ accounts: made }, null, 2)}\n`, { mode: 0o600 })
  writeFileSync(starterContent, `${new Date().toISOString()}\n`)
}

export function starterAccounts(config: Config): StarterAccount[] {
  const { accounts } = dataFiles(config.dataDir)
  if (config.isProduction || !existsSync(accounts)) return []
  return accountsSchema.parse(JSON.parse(readFileSync(accounts, 'utf8'))).accounts
}

/** Its last line is JSON: the accounts it has just made. */
async function runSeedCommand(environment: Environment): Promise<StarterAccount[]> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [bundlePath('seed')], { env: environment, maxBuffer: 64 * 1024 * 1024 })
    return accountsSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).accounts
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new CannotGoOn(`The starter content could not be filled in: ${told || String(error)}`)
  }
}
