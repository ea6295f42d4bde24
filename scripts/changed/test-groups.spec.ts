import { describe, expect, it } from 'vitest'
import { testGroups, type TestGroup } from './test-groups.ts'

const tree: Record<string, string> = {
  'packages/contracts/src/marks/area.ts': '',
  'packages/contracts/src/books/area.ts': '',
  'packages/contracts/src/books/endpoints.ts': "import { mark } from '@vitrine/contracts/marks/endpoints'",
  'packages/contracts/src/marks/endpoints.ts': '',
  'packages/platform/src/clock.ts': '',
  'packages/platform/src/clock.spec.ts': '',
  'api/src/app.module.ts': "import './marks/marks.ts'\nimport './books/books.ts'",
  'api/src/marks/marks.ts': "import { clock } from '@vitrine/platform/clock'",
  'api/src/marks/marks.int-spec.ts': "import { api } from '@vitrine/testing/api'",
  'api/src/books/books.ts': "import { mark } from '../marks/marks.ts'",
  'api/src/books/books.int-spec.ts': '',
  'api/src/http/access.int-spec.ts': '',
  'web/app/features/marks/Page.tsx': "import { mark } from '@vitrine/contracts/marks/endpoints'",
  'web/app/features/marks/page.component.spec.tsx': '',
  'web/app/features/books/page.component.spec.tsx': '',
  'admin/src/books/list.spec.ts': '',
}
const groups = testGroups(Object.keys(tree), (file) => tree[file] ?? '')

/** The groups that run after a change of one file. */
function reachedBy(changed: string): string[] {
  const isReached = ({ unreached }: TestGroup) =>
    !unreached.some((folder) => changed.startsWith(`${folder}/`))
  return groups
    .filter(isReached)
    .map(({ ring, name }) => `${ring} ${name}`)
    .toSorted()
}

describe('the groups of tests', () => {
  it('hold each test once, by ring and area', () => {
    const tests = Object.keys(tree).filter((file) => /spec\.tsx?$/.test(file))
    expect(groups.flatMap(({ files }) => files).toSorted()).toEqual(tests.toSorted())
    expect(groups.find(({ ring, name }) => ring === 'component' && name === 'books')?.files).toEqual([
      'web/app/features/books/page.component.spec.tsx',
    ])
  })

  it('run after a change of their area, of one that it imports, and of none other', () => {
    expect(reachedBy('api/src/books/books.ts')).toEqual(['integration books', 'integration of-api'])
    expect(reachedBy('api/src/marks/marks.ts')).toEqual([
      'integration books',
      'integration marks',
      'integration of-api',
    ])
    expect(reachedBy('web/app/features/marks/Page.tsx')).toEqual(['component marks', 'integration of-api'])
  })

  it('run after a change of what all areas share', () => {
    expect(reachedBy('packages/platform/src/clock.ts')).toEqual(
      groups.map(({ ring, name }) => `${ring} ${name}`).toSorted(),
    )
    expect(reachedBy('package-lock.json')).toHaveLength(groups.length)
  })

  it('follow the contract of an area into what shows it', () => {
    expect(reachedBy('packages/contracts/src/marks/endpoints.ts')).toEqual(
      expect.arrayContaining(['component marks', 'integration marks', 'integration books']),
    )
    expect(reachedBy('packages/contracts/src/books/endpoints.ts')).not.toContain('component marks')
  })
})
