import { describe, expect, test } from 'vitest'
import { WaitingUploads } from './waiting-uploads.ts'

const limits = { filesPerAccount: 3, bytesPerAccount: 60, bytes: 120 }

/** Enters as often as it is let in. */
function fill(uploads: WaitingUploads, account: string, bytes: number): number {
  let count = 0
  while (uploads.enter(account, bytes)) count += 1
  return count
}

describe('an account', () => {
  test('has so many uploads waiting at most, whatever their size', () => {
    expect(fill(new WaitingUploads(limits), 'a', 1)).toBe(3)
  })

  test('has so many bytes waiting at most', () => {
    const uploads = new WaitingUploads(limits)
    expect(uploads.enter('a', 50)).not.toBeNull()
    expect(uploads.enter('a', 11)).toBeNull()
    expect(uploads.enter('a', 10)).not.toBeNull()
  })

  test('finds room again when an upload ends, once for each', () => {
    const uploads = new WaitingUploads({ ...limits, filesPerAccount: 1 })
    const end = uploads.enter('a', 60)
    expect(uploads.enter('a', 1)).toBeNull()
    end?.()
    end?.()
    expect(uploads.enter('a', 60)).not.toBeNull()
    expect(uploads.enter('a', 1)).toBeNull()
  })
})

describe('when the room for all is scarce', () => {
  test.each([1, 5])(
    '%i accounts that take what they get leave room for the video of another one',
    (count) => {
      const uploads = new WaitingUploads({ filesPerAccount: 100, bytesPerAccount: 450, bytes: 2000 })
      for (let attacker = 0; attacker < count; attacker += 1) fill(uploads, `attacker ${attacker}`, 16)
      expect(uploads.enter('member', 150)).not.toBeNull()
    },
  )

  test('the account with the most waiting is refused, and one with less is not', () => {
    const uploads = new WaitingUploads({ filesPerAccount: 100, bytesPerAccount: 100, bytes: 120 })
    fill(uploads, 'much', 10)
    uploads.enter('less', 10)
    expect([uploads.enter('much', 10), uploads.enter('less', 10)]).toEqual([null, expect.any(Function)])
  })
})
