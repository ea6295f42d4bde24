import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { whereThereIsRoom } from '../services/where-there-is-room.ts'
import { CannotGoOn } from './failure.ts'
import { end, identify, isAlive } from './process-identity.ts'
import { dataFiles } from './settings.ts'

const identitySchema = z.object({ pid: z.int(), startTicks: z.string().nullable() })

const instanceSchema = identitySchema.extend({
  /** `npm start`, `npm run import`, … */
  command: z.string(),
  /** Where readers open it; absent until it runs. */
  url: z.string().optional(),
  databaseUrl: z.string().optional(),
  /** The stand-in for the payment providers, and its page for people; absent where a provider is configured. */
  billingStandIn: z.string().optional(),
  /** Addresses of the operations servers. */
  operations: z.record(z.string(), z.string()).default({}),
  children: z.array(identitySchema.extend({ role: z.string() })).default([]),
})

/** Who uses a data folder now: kept in `<dataDir>/instance.json`, readable by its owner alone. */
export type Instance = z.infer<typeof instanceSchema>

export interface ClaimedInstance {
  update(change: Partial<Instance>): void
  release(): void
}

/** The process that uses the folder now, or null. */
export function runningInstance(dataDir: string): Instance | null {
  const instance = readInstance(dataDir)
  return instance && isAlive(instance) ? instance : null
}

/**
 * Takes the folder for this process; what a killed one left running is stopped first. @throws CannotGoOn when
 * it is in use
 */
export async function claimInstance(dataDir: string, command: string): Promise<ClaimedInstance> {
  const file = dataFiles(dataDir).instance
  let instance: Instance = { ...identify(process.pid), command, operations: {}, children: [] }
  const write = (path: string, flag: 'w' | 'wx') =>
    writeFileSync(path, JSON.stringify(instance, null, 2), { mode: 0o600, flag })
  for (;;) {
    try {
      write(file, 'wx')
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const other = readInstance(dataDir)
      if (other && isAlive(other)) throw new CannotGoOn(inUse(other))
      await Promise.all((other?.children ?? []).map((child) => end(child, 8000)))
      rmSync(file, { force: true })
    }
  }
  return {
    update: (change) => {
      instance = { ...instance, ...change }
      // Whoever reads meanwhile finds the former whole, never half of this one.
      const isWritten = whereThereIsRoom(() => write(`${file}.next`, 'w'))
      // On a full disk the former stays, which names us all the same.
      if (isWritten) renameSync(`${file}.next`, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

function readInstance(dataDir: string): Instance | null {
  try {
    return instanceSchema.parse(JSON.parse(readFileSync(dataFiles(dataDir).instance, 'utf8')))
  } catch {
    // Missing, or cut short by a kill: nobody has it.
    return null
  }
}

function inUse({ pid, command, url }: Instance): string {
  return url
    ? `Vitrine runs already on this data folder: ${url} (pid ${pid}). Ctrl-C in its terminal stops it, or: kill ${pid}`
    : `"${command}" (pid ${pid}) is using this data folder. Let it finish, or stop it: kill ${pid}`
}
