import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface LaunchedChrome {
  port: number
  kill(): void
}

export interface Lighthouse {
  audit(url: string, flags: object): Promise<unknown>
  launch(options: { chromePath: string; chromeFlags: string[]; logLevel: string }): Promise<LaunchedChrome>
}

/** @param folder where its packages are installed, outside of the project's own, so that no types come along */
export async function loadLighthouse(folder: string): Promise<Lighthouse> {
  const { resolve } = createRequire(join(folder, 'any.js'))
  const load = (name: string): Promise<unknown> => import(pathToFileURL(resolve(name)).href)
  const lighthouse = await load('lighthouse')
  const launcher = await load('chrome-launcher')
  if (!isLighthouse(lighthouse) || !isLauncher(launcher))
    throw new Error(`What is installed in ${folder} is not the Lighthouse that this bench knows`)
  return {
    audit: (url, flags) => lighthouse.default(url, flags),
    launch: (options) => launcher.launch(options),
  }
}

function isLighthouse(value: unknown): value is { default: Lighthouse['audit'] } {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'
  )
}

function isLauncher(value: unknown): value is { launch: Lighthouse['launch'] } {
  return (
    typeof value === 'object' && value !== null && 'launch' in value && typeof value.launch === 'function'
  )
}
