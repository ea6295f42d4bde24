import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfig, SettingsInvalid, type Config } from '@vitrine/platform/config'
import { CannotGoOn } from './failure.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Environment = Record<string, string | undefined>

/** The settings as the person gave them. @throws CannotGoOn with one line for each that cannot be used */
export function readSettings(environment: Environment = process.env): {
  config: Config
  environment: Environment
} {
  try {
    return { config: loadConfig(environment), environment: { ...environment } }
  } catch (error) {
    throw error instanceof SettingsInvalid ? new CannotGoOn(error.message) : error
  }
}

/** Where the parts of a data folder lie. */
export function dataFiles(dataDir: string) {
  return {
    /** Says whose folder it is; `npm run reset` touches no folder without it. */
    readme: join(dataDir, 'README.txt'),
    instance: join(dataDir, 'instance.json'),
    accounts: join(dataDir, 'accounts.json'),
    /** Left when the starter content is in, so that a later start does not look again. */
    starterContent: join(dataDir, 'starter-content.done'),
    /** What the stand-in for the payment providers has on its books. */
    billingStandIn: join(dataDir, 'billing-stand-in.json'),
    logs: join(dataDir, 'logs'),
    postgres: join(dataDir, 'postgres'),
    postgresLog: join(dataDir, 'logs', 'postgres.log'),
  }
}
