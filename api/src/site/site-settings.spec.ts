import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillingInMarker } from '@vitrine/platform/filling-in-marker'
import { loadConfig } from '@vitrine/platform/config'
import { expect, it, onTestFinished } from 'vitest'
import { siteSettings } from './site-settings.ts'

it('knows whether sample content is being filled in, at each moment; in production there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = loadConfig({ VITRINE_DATA_DIR: folder })
  const { isFillingIn } = siteSettings(config)
  expect(isFillingIn()).toBe(false)
  writeFileSync(fillingInMarker(folder), '')
  expect(isFillingIn()).toBe(true)
  expect(siteSettings({ ...config, isProduction: true }).isFillingIn()).toBe(false)
  rmSync(fillingInMarker(folder))
  expect(isFillingIn()).toBe(false)
})
