import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { circlesOf, importsBetween, layered } from './area-circles.ts'

const root = join(import.meta.dirname, '../..')

it.each(layered)('no area of %s needs, by whatever way, another that needs it', (workspace) => {
  expect(circlesOf(importsBetween(join(root, workspace, 'src')))).toEqual([])
})

async function circlesAmong(files: Readonly<Record<string, string>>): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-circles-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return circlesOf(importsBetween(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it('finds a circle through a third area, and by a type alone', async () => {
  const files = {
    'lots/lot.ts': "import { bid } from '../bids/bid.ts'",
    'bids/bid.ts': "import type { Bidder } from '../bidders/queries/read-bidder.ts'",
    'bidders/queries/read-bidder.ts': "export const lot = () => import('../../lots/other.ts')",
  }
  expect(await circlesAmong(files)).toEqual([
    [
      'bidders/queries/read-bidder.ts imports lots/other.ts',
      'lots/lot.ts imports bids/bid.ts',
      'bids/bid.ts imports bidders/queries/read-bidder.ts',
    ],
  ])
})

it('bears two ways to one area, files beside the areas, and specs that look back', async () => {
  const files = {
    'app.ts': "import './lots/lot.ts'\nimport './bids/bid.ts'",
    'lots/lot.ts': "import '../bids/bid.ts'\nimport { base } from '../base/base.ts'",
    'bids/bid.ts': "import { base } from '../base/base.ts'",
    'base/base.spec.ts': "import { lot } from '../lots/lot.ts'",
    'base/testing/lots.ts': "import { lot } from '../../lots/lot.ts'",
  }
  expect(await circlesAmong(files)).toEqual([])
})
