import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runningInstance } from '../product/instance.ts'
import { dataFiles, root, type Environment } from '../product/settings.ts'
import { freePort } from '@vitrine/platform/free-port'

export interface RunningProduct {
  url: string
  dataDir: string
  /** The content of accounts.json. */
  accounts: string
  /** Removes the data folder, unless it was given. */
  stop(): Promise<void>
}

export interface ProductOptions {
  environment?: Environment
  /** A folder that exists, with the data of an earlier product. */
  dataDir?: string
  /** Fewer sold items than people see are filled in. */
  soldItems?: number
}

/** Runs the product as `npm start` does, on a data folder of its own where none is given. */
export async function runProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const { environment = {}, soldItems } = options
  const dataDir = options.dataDir ?? (await newDataFolder())
  const args = soldItems === undefined ? [] : ['--sample-sold-items', String(soldItems)]
  const child = spawn(process.execPath, ['scripts/start.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment, VITRINE_DATA_DIR: dataDir, PORT: String(await freePort()) },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    if (options.dataDir === undefined) await removeDataFolder(dataDir)
  }
  for (;;) {
    const url = runningInstance(dataDir)?.url
    if (url) return { url, dataDir, accounts: textOf(dataFiles(dataDir).accounts), stop }
    if (child.exitCode !== null) {
      await stop()
      throw new Error(`The product did not start:\n${output.join('')}`)
    }
    await wait(100)
  }
}

export async function newDataFolder(): Promise<string> {
  return await mkdtemp(join(tmpdir(), 'vitrine-product-'))
}

export async function removeDataFolder(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{"accounts":[]}'
}
