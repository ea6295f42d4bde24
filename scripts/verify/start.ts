import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../product/settings.ts'
import { timed, type RingResult } from '../rings/ring.ts'
import { runTool } from '../rings/run-tool.ts'
import { freePort } from '@vitrine/platform/free-port'

/** On two quiet cores, with the package cache warm. */
const moments = [
  { what: 'the dictionary', path: '/dictionary/searchResults?query=hallmark', shows: 'Hallmark', within: 60 },
  { what: 'the price guide', path: '/inventory/search?query=clock', shows: '/worthopedia/', within: 75 },
]
const GIVE_UP_SECONDS = 600

/** From a clone to what can be searched, as somebody does it who sees the product for the first time. */
export async function run(): Promise<RingResult[]> {
  return [
    await timed('from a clone to the first searches', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-first-'))
      let child: ChildProcess | undefined
      try {
        // Of root's product the database runs as another user, who has to reach its programs.
        await chmod(folder, 0o755)
        const begin = performance.now()
        const { code, output } = await runTool('git', ['clone', '--quiet', root, join(folder, 'clone')])
        if (code !== 0) throw new Error(output)
        const port = String(await freePort())
        child = spawn('npm', ['start'], {
          cwd: join(folder, 'clone'),
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: true,
          env: { ...process.env, PORT: port, VITRINE_DATA_DIR: join(folder, 'data') },
        })
        const said: string[] = []
        for (const stream of [child.stdout, child.stderr])
          stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
        const late: string[] = []
        for (const { what, path, shows, within } of moments) {
          await untilShown(`http://localhost:${port}${path}`, shows, child).catch((cause: unknown) => {
            throw new Error(
              `${cause instanceof Error ? cause.message : String(cause)}:\n${said.join('').slice(-4000)}`,
              { cause },
            )
          })
          const seconds = (performance.now() - begin) / 1000
          const told = `${what} could be searched after ${seconds.toFixed(1)} s of at most ${within}`
          console.log(told)
          if (seconds > within) late.push(told)
        }
        return {
          passed: moments.length - late.length,
          failed: late.length,
          ...(late.length > 0 && { output: late.join('\n') }),
        }
      } finally {
        if (child) await stop(child)
        await rm(folder, { recursive: true, force: true })
      }
    }),
  ]
}

async function untilShown(url: string, text: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + GIVE_UP_SECONDS * 1000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`)
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
    if (response?.ok && mainOf(await response.text()).includes(text)) return
    await wait(250)
  }
  throw new Error(`${url} did not show "${text}" within ${GIVE_UP_SECONDS} s`)
}

function mainOf(page: string): string {
  return page.slice(Math.max(0, page.indexOf('<main')))
}

/** npm passes no signal on to what it runs, so its whole group is told; the product stops its parts itself. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  process.kill(-child.pid, 'SIGTERM')
  await gone
}
