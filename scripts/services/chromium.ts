import { CannotGoOn } from '../product/failure.ts'
import { installSystemPackages, onPath } from './on-path.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
