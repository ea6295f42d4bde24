import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzzCounts } from './fuzz-report.ts'
import { timed, type RingResult } from './ring.ts'
import { runTool } from './run-tool.ts'
import { isSignedIn } from './session-of.ts'

export interface FuzzedRole {
  name: string
  /** Starts a session and returns its cookie. Absent: a visitor. */
  signIn?(): Promise<string>
}

export interface FuzzOptions {
  program: string
  /** Where the product runs. */
  url: string
  /** How many calls each operation gets at most, besides those that try each limit of its schema. */
  examples: number
  seed: number
}

const CHECKS = ['not_a_server_error', 'status_code_conformance', 'response_schema_conformance']

/**
 * They may end the session that makes them, and what came after would be a visitor's call: each is called in
 * a session of its own.
 */
const SESSION_ENDERS = [
  'identity.sign-out',
  'identity.sign-out-everywhere',
  'identity.end-session',
  'members.end-sessions',
  'members.change-member',
  'members.suspend-member',
]

/**
 * Every operation of the OpenAPI document, called by one role with what its schema allows and with what it
 * does not.
 */
export function fuzzRole({ name, signIn }: FuzzedRole, options: FuzzOptions): Promise<RingResult> {
  return timed(`schemathesis as ${name}`, async () => {
    if (!signIn) return await fuzz([], undefined, options)
    const session = await signIn()
    const runs = [await fuzz(selected('exclude', SESSION_ENDERS), session, options)]
    if (!(await isSignedIn(options.url, session)))
      runs.push({
        passed: 0,
        failed: 1,
        output: "The session ended while it was in use: what came after was a visitor's call.",
      })
    for (const ender of SESSION_ENDERS)
      runs.push(await fuzz(selected('include', [ender]), await signIn(), options))
    const sum = (key: 'passed' | 'failed') => runs.reduce((total, run) => total + run[key], 0)
    return { passed: sum('passed'), failed: sum('failed'), output: runs.map(({ output }) => output).join('') }
  })
}

function selected(how: 'include' | 'exclude', operations: readonly string[]): string[] {
  return operations.flatMap((operation) => [`--${how}-operation-id`, operation])
}

async function fuzz(
  selection: readonly string[],
  cookie: string | undefined,
  { program, url, examples, seed }: FuzzOptions,
): Promise<{ passed: number; failed: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fuzz-'))
  try {
    const config = join(folder, 'schemathesis.toml')
    const report = join(folder, 'report.json')
    // The cookie stands in a file: every process of the machine may read a command line.
    await writeFile(config, cookie ? `headers = { Cookie = ${JSON.stringify(cookie)} }\n` : '', {
      mode: 0o600,
    })
    const { output } = await runTool(
      program,
      [
        '--config-file',
        config,
        'run',
        `${url}/api/openapi.json`,
        ...selection,
        '--checks',
        CHECKS.join(','),
        '--phases',
        'coverage,fuzzing',
        '--max-examples',
        String(examples),
        '--seed',
        String(seed),
        // One worker: with more the order of the calls is not the same twice, and Python 3.11 stumbles over
        // deep syntax trees.
        '--workers',
        '1',
        '--continue-on-failure',
        '--suppress-health-check',
        'all',
        '--generation-database',
        'none',
        '--request-timeout',
        '60',
        '--warnings',
        'off',
        '--no-color',
        '--report',
        'json',
        '--report-json-path',
        report,
      ],
      { cwd: folder },
    )
    const told = await readFile(report, 'utf8').catch((cause: unknown) => {
      throw new Error(`schemathesis left no report:\n${output}`, { cause })
    })
    const counts = fuzzCounts(told)
    return { ...counts, output: counts.failed > 0 ? output : '' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
