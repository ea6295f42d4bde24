import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runningInstance } from '../product/instance.ts'
import { dataFiles, root, type Environment } from '../product/settings.ts'
import { freePort } from '../services/free-port.ts'

export interface RunningProduct {
  url: string
  dataDir: string
  /** The content of accounts.json. */
  accounts: string
  stop(): Promise<void>
}

/** Runs the product as `npm start` does, on a data folder of its own that goes with it. */
export async function runProduct(environment: Environment = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-product-'))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
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
    await rm(dataDir, { recursive: true, force: true })
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

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{"accounts":[]}'
}
