import { describe, expect, it } from 'vitest'
import { refuseFiles } from './refuse-files.ts'

describe('a file that is not taken', () => {
  const refuse = refuseFiles({ accepts: ['image/png'], kinds: 'PNG', maxBytes: 2_000_000 })

  it.each([
    [{ type: 'image/png', size: 2_000_000 }, null],
    [{ type: 'image/png', size: 2_000_001 }, 'This file is larger than 2 MB.'],
    [{ type: 'application/pdf', size: 1 }, 'This kind of file cannot be uploaded. Choose PNG.'],
    // A browser that does not know a kind says nothing.
    [{ type: '', size: 1 }, 'This kind of file cannot be uploaded. Choose PNG.'],
  ])('%j: %s', (file, sentence) => expect(refuse(file)).toBe(sentence))
})
