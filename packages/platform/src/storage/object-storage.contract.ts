import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { InvalidKey, type ObjectStorage } from './object-storage.ts'

/** What every storage must hold to; each runs the same suite. */
export function objectStorageContract(name: string, open: () => ObjectStorage): void {
  describe(`object storage: ${name}`, () => {
    test('what was put comes back whole, from a buffer and from a stream', async () => {
      const storage = open()
      await storage.put('a/one.txt', Buffer.from('one'), 'text/plain')
      await storage.put('a/two.txt', Readable.from([Buffer.from('tw'), Buffer.from('o')]), 'text/plain')
      for (const [key, text] of [
        ['a/one.txt', 'one'],
        ['a/two.txt', 'two'],
      ] as const) {
        const object = await storage.get(key)
        expect(object).toMatchObject({ size: 3, lastModified: expect.any(Date) })
        expect(object && (await buffer(object.body)).toString()).toBe(text)
      }
    })

    test('a file of this machine comes back whole, and replaces what stood there', async () => {
      const storage = open()
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-put-file-'))
      for (const text of ['first', 'and then another']) {
        await writeFile(join(folder, 'file'), text)
        await storage.putFile('a/file.txt', join(folder, 'file'), 'text/plain', text.length)
        const object = await storage.get('a/file.txt')
        expect(object?.size).toBe(text.length)
        expect(object && (await buffer(object.body)).toString()).toBe(text)
      }
      await expect(storage.putFile('a/file.txt', join(folder, 'none'), 'text/plain', 1)).rejects.toThrow()
      expect(await storage.exists('a/file.txt')).toBe(true)
      await rm(folder, { recursive: true })
    })

    test('what is sent in several parts comes back whole, and any range of it', async () => {
      const storage = open()
      const chunks = [...'abcdefghijklmnopq'].map((letter) => Buffer.alloc(1024 * 1024, letter))
      await storage.put('a/parts.bin', Readable.from(chunks), 'application/octet-stream')
      const object = await storage.get('a/parts.bin')
      expect(object?.size).toBe(chunks.length * 1024 * 1024)
      expect(object && (await buffer(object.body)).equals(Buffer.concat(chunks))).toBe(true)
      const seam = 8 * 1024 * 1024
      const range = await storage.get('a/parts.bin', { start: seam - 1, end: seam })
      expect(range && (await buffer(range.body)).toString()).toBe('hi')
    })

    test('everything that lies there is counted', async () => {
      const storage = open()
      const before = await storage.measure()
      await storage.put('measured/deep/one.txt', Buffer.from('12345'), 'text/plain')
      await storage.put('measured/two.txt', Buffer.from('123'), 'text/plain')
      expect(await storage.measure()).toEqual({ files: before.files + 2, bytes: before.bytes + 8 })
      await storage.delete('measured/two.txt')
      expect(await storage.measure()).toEqual({ files: before.files + 1, bytes: before.bytes + 5 })
    })

    test('a range of bytes comes alone, with the size of the whole', async () => {
      const storage = open()
      await storage.put('a/range.txt', Readable.from([Buffer.from('0123456789')]), 'text/plain', 10)
      for (const [range, text] of [
        [{ start: 2, end: 4 }, '234'],
        [{ start: 9, end: 9 }, '9'],
        [{ start: 0, end: 9 }, '0123456789'],
      ] as const) {
        const object = await storage.get('a/range.txt', range)
        expect(object?.size).toBe(10)
        expect(object && (await buffer(object.body)).toString()).toBe(text)
      }
    })

    test('a second put replaces the first', async () => {
      const storage = open()
      await storage.put('b/x.txt', Buffer.from('a longer text'), 'text/plain')
      await storage.put('b/x.txt', Buffer.from('short'), 'text/plain')
      const object = await storage.get('b/x.txt')
      expect(object && (await buffer(object.body)).toString()).toBe('short')
    })

    test('a stream that breaks leaves what stood there', async () => {
      const storage = open()
      await storage.put('c/x.txt', Buffer.from('whole'), 'text/plain')
      const broken = new Readable({
        read() {
          this.push('ha')
          this.destroy(new Error('the sender is gone'))
        },
      })
      await expect(storage.put('c/x.txt', broken, 'text/plain')).rejects.toThrow()
      const object = await storage.get('c/x.txt')
      expect(object && (await buffer(object.body)).toString()).toBe('whole')
    })

    test('what is not there is null, does not exist, and may be deleted', async () => {
      const storage = open()
      expect(await storage.get('d/none.txt')).toBeNull()
      expect(await storage.exists('d/none.txt')).toBe(false)
      await storage.delete('d/none.txt')
      await storage.put('d/some.txt', Buffer.from('x'), 'text/plain')
      expect(await storage.exists('d/some.txt')).toBe(true)
      await storage.delete('d/some.txt')
      expect(await storage.exists('d/some.txt')).toBe(false)
    })

    test.each([
      '',
      '/etc/passwd',
      '../up.txt',
      'a/../../b',
      'a//b',
      'a/./b',
      'a\\b',
      'a b',
      'a\u0000b',
      'x'.repeat(201),
      'x/'.repeat(250) + 'x',
    ])('the key %j is refused', async (key) => {
      const storage = open()
      await expect(storage.get(key)).rejects.toThrow(InvalidKey)
      await expect(storage.put(key, Buffer.from(''), 'text/plain')).rejects.toThrow(InvalidKey)
    })
  })
}
