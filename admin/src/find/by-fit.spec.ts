import { expect, test } from 'vitest'
import { byFit } from './by-fit.ts'

test('what is called so comes first, then what begins so, then what has such a word, then the rest', () => {
  const names = ['Toolbox', 'Alms box', 'Boxwood', 'An old box', 'Böx']
  expect(byFit(names, (name) => name, 'box')).toEqual(['Böx', 'Boxwood', 'Alms box', 'An old box', 'Toolbox'])
})
