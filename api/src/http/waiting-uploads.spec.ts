import { describe, expect, test } from 'vitest'
import { WaitingUploads, type UploadLimits } from './waiting-uploads.ts'

const limits: UploadLimits = { filesPerAccount: 3, bytesPerAccount: 60, bytes: 120, reservedBytes: 1 }
/** In megabytes, as the settings have them. */
const settings: UploadLimits = { filesPerAccount: 8, bytesPerAccount: 350, bytes: 2000, reservedBytes: 1 }

/** Enters as often as it is let in, and sends all that it has stated. */
function fill(uploads: WaitingUploads, account: string, bytes: number): number {
  let count = 0
  while (uploads.enter(account, bytes)?.receive(bytes)) count += 1
  return count
}

describe('an account', () => {
  test('has so many uploads waiting at most, whatever their size', () => {
    expect(fill(new WaitingUploads(limits), 'a', 1)).toBe(3)
  })

  test('has so many stated bytes waiting at most', () => {
    const uploads = new WaitingUploads(limits)
    expect(uploads.enter('a', 50)).not.toBeNull()
    expect(uploads.enter('a', 11)).toBeNull()
    expect(uploads.enter('a', 10)).not.toBeNull()
  })

  test('finds room again when an upload ends, once for each', () => {
    const uploads = new WaitingUploads({ ...limits, filesPerAccount: 1 })
    const first = uploads.enter('a', 60)
    expect(uploads.enter('a', 1)).toBeNull()
    first?.receive(60)
    first?.end()
    first?.end()
    expect(uploads.enter('a', 60)?.receive(60)).toBe(true)
    expect(uploads.enter('a', 1)).toBeNull()
  })
})

describe('when the room for all is scarce', () => {
  test.each([1, 5])(
    '%i accounts that take what they get leave room for the video of another one',
    (count) => {
      const uploads = new WaitingUploads({ ...settings, filesPerAccount: 100 })
      for (let attacker = 0; attacker < count; attacker += 1) fill(uploads, `attacker ${attacker}`, 16)
      expect(uploads.enter('member', 150)?.receive(150)).toBe(true)
    },
  )

  test('the account with the most waiting is refused, and one with less is not', () => {
    const uploads = new WaitingUploads({ ...limits, filesPerAccount: 100, bytesPerAccount: 100 })
    fill(uploads, 'much', 10)
    uploads.enter('less', 10)?.receive(10)
    expect([uploads.enter('much', 10), uploads.enter('less', 10)]).toEqual([null, expect.any(Object)])
  })

  test('an upload that was let in is refused once others have taken the room that it stated', () => {
    const uploads = new WaitingUploads({ ...limits, filesPerAccount: 100, bytesPerAccount: 100 })
    const slow = uploads.enter('slow', 50)
    for (const account of ['b', 'c', 'd']) fill(uploads, account, 10)
    expect(slow?.receive(50)).toBe(false)
  })
})

test.each([12, 100])(
  '%i accounts that state the largest body and send nothing take no room from the video of another one',
  (count) => {
    const uploads = new WaitingUploads(settings)
    for (let attacker = 0; attacker < count; attacker += 1)
      for (let body = 0; body < 8; body += 1) uploads.enter(`attacker ${attacker}`, 200)
    expect(uploads.enter('member', 150)?.receive(150)).toBe(true)
  },
)

test('accounts that send the largest body each leave room for the photo of another one', () => {
  const uploads = new WaitingUploads(settings)
  for (let attacker = 0; attacker < 12; attacker += 1)
    for (const bytes of [200, 150, 100, 50, 25]) fill(uploads, `attacker ${attacker}`, bytes)
  expect(uploads.enter('member', 10)?.receive(10)).toBe(true)
})
