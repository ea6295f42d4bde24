import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withoutNonce } from './own-scripts.ts'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

describe('the inline scripts of a document', () => {
  it('are known by the nonce, which the document does not keep', () => {
    const { html, hashes } = withoutNonce(
      '<script nonce="n1">one()</script><script nonce="n1" type="module" async="">two()</script><link href="/a.css" nonce="n1"/>',
      'n1',
    )
    expect(hashes).toEqual([hashOf('one()'), hashOf('two()')])
    expect(html).toBe(
      '<script>one()</script><script type="module" async="">two()</script><link href="/a.css"/>',
    )
  })

  it.each([
    '<script>evil()</script>',
    '<script nonce="guessed">evil()</script>',
    '<script type="module">evil()</script>',
    '<SCRIPT>evil()</SCRIPT>',
    '<script nonce="">evil()</script><img alt="',
    '<script x="<script nonce=',
  ])('are not what stands in a text: %s', (smuggled) => {
    const { hashes } = withoutNonce(`<p>${smuggled}</p><script nonce="n1">one()</script>`, 'n1')
    expect(hashes).toEqual([hashOf('one()')])
  })
})
