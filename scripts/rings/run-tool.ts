import { spawn } from 'node:child_process'
import { root, type Environment } from '../product/settings.ts'

export interface ToolRun {
  code: number | null
  output: string
}

/**
 * Runs a tool in the project's folder, or in `cwd`. `show` lets it write to the screen; else its output is
 * kept for a failure.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  options: { show?: boolean; environment?: Environment; cwd?: string } = {},
): Promise<ToolRun> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.environment },
    stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { code, output: output.join('') }
}

/** A tool of node_modules, run by our own Node. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`
}
