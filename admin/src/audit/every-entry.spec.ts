import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownWords } from './entry-words.ts'
import { kinds } from './parties.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Whose subjects are told in a way of their own. */
const toldApart = ['user', 'member', 'import']
/** Whose actions happened to people: their ends alone do not say to what. */
const needOwnWords = ['membership', 'team', 'team-user']
/** Whose actions say by their ends what happened, beside those of the kinds. */
const sayItThemselves = ['identity', 'access']

/** The code that may write entries, a line each. */
function lines(): string[] {
  return ['api/src', 'workers/src', 'packages/domain/src']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter(
      (entry) =>
        entry.isFile() &&
        entry.name.endsWith('.ts') &&
        !entry.name.endsWith('spec.ts') &&
        !entry.parentPath.includes('/testing'),
    )
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n'))
}

const found = (pattern: RegExp) =>
  [
    ...new Set(lines().flatMap((line) => [...line.matchAll(pattern)].map(([, match = '']) => match))),
  ].toSorted()

test('every kind of thing that the log can name is called by words', () => {
  const types = found(/subject(?:: | = |\b.*=> \(?)\{ type: '([a-z-]+)'/g)
  expect(types).toContain('team-user')
  expect(types.filter((type) => !(type in kinds) && !toldApart.includes(type))).toEqual([])
})

test('every record of the kit is called by words and leads to its screen', () => {
  const records = readdirSync(join(root, 'api/src'), { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.record.ts'))
    .map(
      ({ parentPath, name }) =>
        /^ {2}name: '([a-z-]+)'/m.exec(readFileSync(join(parentPath, name), 'utf8'))?.[1],
    )
  expect(records).toContain('mark')
  expect(records.filter((record) => !(String(record) in kinds))).toEqual([])
})

test('every action that the log can hold is told in words that say to what it happened', () => {
  const actions = [
    ...new Set(
      lines()
        .filter((line) => /\baction\b/.test(line))
        .flatMap((line) =>
          [...line.replaceAll(/capability: '[^']+'/g, '').matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(
            ([, action = '']) => action,
          ),
        ),
    ),
  ].toSorted()
  expect(actions).toContain('membership.slots-asked')
  const areaOf = (action: string) => action.slice(0, action.indexOf('.'))
  expect(actions.filter((action) => needOwnWords.includes(areaOf(action)) && !(action in ownWords))).toEqual(
    [],
  )
  expect(
    actions.filter(
      (action) =>
        !(action in ownWords) &&
        !(areaOf(action) in kinds) &&
        !sayItThemselves.includes(areaOf(action)) &&
        !action.endsWith('.imported'),
    ),
  ).toEqual([])
})
