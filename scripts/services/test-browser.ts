import { CannotGoOn } from '../product/failure.ts'
import { runTool } from '../rings/run-tool.ts'
import { installSystemPackages, onPath } from './on-path.ts'

/** The same engine without windows, profiles and extensions: tests take half of the processor time in it. */
const SHELL = 'chromium-headless-shell'

/** The path of a browser for tests; null where there is none. */
export function findTestBrowser(): string | null {
  return onPath(SHELL) ?? findChromium()
}

/**
 * The same, installed when it is missing and we may; the whole Chromium where there is no shell. @throws
 * CannotGoOn
 */
export async function provideTestBrowser(): Promise<string> {
  if (!onPath(SHELL) && (findChromium() === null || (await isOffered()))) await installSystemPackages(SHELL)
  return onPath(SHELL) ?? (await provideChromium())
}

/** Not every distribution has it. */
async function isOffered(): Promise<boolean> {
  if (!onPath('apt-cache')) return false
  const { code } = await runTool('apt-cache', ['show', SHELL])
  return code === 0
}

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

function findChromium(): string | null {
  return names.map(onPath).find((path) => path !== null) ?? null
}
