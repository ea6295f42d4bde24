import { expect, test } from 'vitest'
import { isDiskFull } from './disk-full.ts'

test.each(['ENOSPC', 'EDQUOT'])(
  '%s says that the disk is full, also where it is the cause of another error',
  (code) => {
    const full = Object.assign(new Error('no space left on device, write'), { code })
    expect(isDiskFull(full)).toBe(true)
    expect(isDiskFull(new Error('The upload was not kept', { cause: full }))).toBe(true)
  },
)

test('nothing else does', () => {
  expect(isDiskFull(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
  expect(isDiskFull(undefined)).toBe(false)
})
