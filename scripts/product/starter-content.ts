import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Config } from '@vitrine/platform/config'
import { fillingInMarker } from '@vitrine/platform/filling-in-marker'
import { z } from 'zod'
import { bundlePath } from './build.ts'
import { CannotGoOn } from './failure.ts'
import { dataFiles, type Environment } from './settings.ts'

const accountSchema = z.object({
  email: z.string(),
  password: z.string(),
  roles: z.array(z.string()).default([]),
})
const accountsSchema = z.object({ accounts: z.array(accountSchema) })

/** Someone to sign in as, made on the first run. */
export type StarterAccount = z.infer<typeof accountSchema>

/**
 * Fills an embedded database in, once. Never in production. The command keeps the accounts in the data
 * folder.
 *
 * @param soldItems how many sold items, where it is not the command's own number
 */
export async function fillInStarterContent(
  config: Config,
  environment: Environment,
  soldItems?: string,
): Promise<void> {
  if (!lacksStarterContent(config)) return
  const { starterContent } = dataFiles(config.dataDir)
  await runSeedCommand(environment, soldItems === undefined ? [] : ['--sold-items', soldItems])
  writeFileSync(starterContent, `${new Date().toISOString()}\n`)
}

/** Before the first page can be read: empty pages then say that content is on its way. */
export function announceStarterContent(config: Config): void {
  if (lacksStarterContent(config)) writeFileSync(fillingInMarker(config.dataDir), '')
  else rmSync(fillingInMarker(config.dataDir), { force: true })
}

/**
 * A database of one's own may have been emptied since: there the command looks each time. It adds only what
 * is missing.
 */
export function lacksStarterContent(config: Config): boolean {
  return (
    !config.isProduction &&
    (config.DATABASE_URL !== undefined || !existsSync(dataFiles(config.dataDir).starterContent))
  )
}

export function starterAccounts(config: Config): StarterAccount[] {
  const { accounts } = dataFiles(config.dataDir)
  if (config.isProduction || !existsSync(accounts)) return []
  return accountsOf(readFileSync(accounts, 'utf8'))
}

/** @param text the content of accounts.json */
export function accountsOf(text: string): StarterAccount[] {
  return accountsSchema.parse(JSON.parse(text)).accounts
}

async function runSeedCommand(environment: Environment, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [bundlePath('seed'), ...args], {
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new CannotGoOn(`The starter content could not be filled in: ${told || String(error)}`)
  }
}
