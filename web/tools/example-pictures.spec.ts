import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picturesIn } from './example-pictures.ts'

test('the drawings of the example are those that its file names', () => {
  expect(picturesIn('items:\n  - title: "A"\n    picture: articles/a\n  - picture: articles/b\n')).toEqual([
    'articles/a',
  ])
  const yaml = readFileSync(new URL('../../api/starter-content/example-vault.yaml', import.meta.url), 'utf8')
  expect(picturesIn(yaml)).toHaveLength(yaml.match(/^ {2}- title: .*\n {4}subtitle: /gm)?.length ?? 0)
})
