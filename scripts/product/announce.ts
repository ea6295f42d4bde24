import type { StarterAccount } from './starter-content.ts'

/** What stands on the screen once everything runs. */
export function announcement({ url, dataDir, seconds, accounts }: { url: string; dataDir: string; seconds: number; accounts: readonly StarterAccount[] }): string {
  const width = Math.max(0, ...accounts.map(({ email }) => email.length))
  const signIn = accounts.map(({ email, password, roles }) => `  ${email.padEnd(width)}  ${password}${roles.length > 0 ? `  ${roles.join(', ')}` : ''}`)
  return [
    '',
    `Vitrine runs at ${url}  (ready in ${seconds.toFixed(1)} s, data in ${dataDir}, Ctrl-C stops it)`,
    ...(accounts.length > 0 ? ['', `Sign in at ${url}/login/auth as`, ...signIn] : []),
    '',
    'To try',
    `  look something up          ${url}/dictionary/searchResults?query=hallmark`,
    `  publish and edit articles  ${url}/app/oms`,
    '  bring in your own          npm run import -- dictionary-articles FILE.ndjson.gz',
    '',
  ].join('\n')
}
