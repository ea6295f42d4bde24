import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Config } from '@vitrine/platform/config'
import { DICTIONARY_IS_SEARCHABLE, fillingInMarker } from '@vitrine/platform/filling-in-marker'
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
 * @param options.soldItems how many sold items, where it is not the command's own number
 * @param options.onDictionary called when the dictionary can be searched; never, where no workers run
 */
export async function fillInStarterContent(
  config: Config,
  environment: Environment,
  { soldItems, onDictionary }: { soldItems?: string | undefined; onDictionary?: () => void } = {},
): Promise<void> {
  if (!lacksStarterContent(config)) return
  const { starterContent } = dataFiles(config.dataDir)
  await runSeedCommand(environment, soldItems === undefined ? [] : ['--sold-items', soldItems], (line) => {
    if (line === DICTIONARY_IS_SEARCHABLE) onDictionary?.()
  })
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

async function runSeedCommand(
  environment: Environment,
  args: readonly string[],
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, [bundlePath('seed'), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  createInterface(child.stdout).on('line', onLine)
  const complaints: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
  const code = await new Promise<NodeJS.Signals | number | null>((resolve, reject) =>
    child.once('error', reject).once('close', (ended, signal) => resolve(signal ?? ended)),
  )
  if (code === 0) return
  const told = Buffer.concat(complaints).toString().trim()
  throw new CannotGoOn(`The starter content could not be filled in: ${told || `it ended with ${code}`}`)
}
