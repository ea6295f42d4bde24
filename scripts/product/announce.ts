import type { StarterAccount } from './starter-content.ts'

export interface RunningAt {
  /** The site's URL; null where no api runs here. */
  url: string | null
  dataDir: string
  /** From the start of the command until they are. */
  seconds: number
  /** Whether a part of the starter content is yet to come. */
  isFilling: boolean
}

/** What stands on the screen once the processes are ready. */
export function runsAt({ url, dataDir, seconds, isFilling }: RunningAt): string {
  return [
    '',
    `${url === null ? 'The workers of Vitrine run' : `Vitrine runs at ${url}`}  (ready in ${seconds.toFixed(1)} s, data in ${dataDir}, Ctrl-C stops it)`,
    ...(isFilling
      ? [
          'The rest of the sample content is being filled in: until that is done, other sections may be empty or short.',
        ]
      : []),
  ].join('\n')
}

/** What stands on the screen once there is something to see. */
export function waysIn({
  url,
  accounts,
  billingStandIn,
}: {
  url: string
  accounts: readonly StarterAccount[]
  billingStandIn: string | null
}): string {
  const width = Math.max(0, ...accounts.map(({ email }) => email.length))
  const signIn = accounts.map(
    ({ email, password, roles }) =>
      `  ${email.padEnd(width)}  ${password}${roles.length > 0 ? `  ${roles.join(', ')}` : ''}`,
  )
  return [
    ...(accounts.length > 0 ? ['', `Sign in at ${url}/login/auth as`, ...signIn] : []),
    '',
    'To try',
    `  look something up          ${url}/dictionary/searchResults?query=hallmark`,
    `  publish and edit articles  ${url}/app/oms`,
    ...(billingStandIn === null
      ? []
      : [`  see what would be paid     ${billingStandIn}  (nothing is charged)`]),
    '  bring in your own          npm run import -- dictionary-articles FILE.ndjson.gz',
    '',
  ].join('\n')
}
