import { freePort } from '@vitrine/platform/free-port'
import { spawn } from 'node:child_process'

/** A peer that runs until it is stopped. */
export interface PeerProcess {
  origin: string
  stop(): Promise<void>
}

interface PeerStart {
  command: string
  args: (port: number) => readonly string[]
  cwd: string
  environment: (port: number) => Record<string, string>
  /** A path that responds once the peer serves. */
  ready: string
}

/** Starts a peer on a free port and waits until it serves. @throws where it ends before that */
export async function startPeer({ command, args, cwd, environment, ready }: PeerStart): Promise<PeerProcess> {
  const port = await freePort()
  const child = spawn(command, args(port), {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...environment(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode} before it served`)
    if (
      await fetch(`${origin}${ready}`).then(
        ({ status }) => status < 500,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a peer's command to its end. @throws with what it printed, where it fails */
export async function runPeer(
  command: string,
  args: readonly string[],
  { cwd, environment = {} }: { cwd: string; environment?: Record<string, string> },
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed = `${printed}${chunk.toString()}`.slice(-4_000)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${printed}`)
}
