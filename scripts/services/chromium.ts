import { CannotGoOn } from '../product/failure.ts'
import { onPath } from './on-path.ts'
import { installSystemPackages } from './system-packages.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** For a browser of tests: no sandbox (containers and root), nothing in the background, shared memory on disk. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** The path of a Chromium, installed when it is missing and we may. @throws CannotGoOn */
export async function provideChromium(): Promise<string> {
  const there = findChromium()
  if (there) return there
  await installSystemPackages('chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new CannotGoOn(
    'The browser tests need Chromium, and it could not be installed here: run "apt-get install chromium" as root, then try again.',
  )
}

export function findChromium(): string | null {
  return names.map(onPath).find((path) => path !== null) ?? null
}
