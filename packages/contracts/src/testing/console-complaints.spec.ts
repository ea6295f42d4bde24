import { test } from 'vitest'
import { expectConsoleError } from './console-complaints.ts'

test('an expected error or warning does not fail its test', async () => {
  console.error('%s was not found', 'jug', new Error('gone'))
  console.warn('slow')
  await expectConsoleError(/^jug was not found Error: gone\n\s+at /)
  await expectConsoleError(/^slow$/)
})

test.fails('an unexpected error fails its test', () => console.error('unexpected'))

test.fails('an unexpected warning fails its test', () => console.warn('unexpected'))

test.fails('one expected error does not cover two', async () => {
  console.error('twice')
  console.error('twice')
  await expectConsoleError(/twice/)
})
