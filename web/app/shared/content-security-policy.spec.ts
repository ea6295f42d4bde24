import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('the content security policy', () => {
  it('allows exactly the inline scripts of this document', () => {
    const policy = contentSecurityPolicy('<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>', { imageHosts: [], assetUrl: '' })
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
    expect(policy).not.toContain(hashOf('{}'))
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('allows pictures from the named hosts by https only', () => {
    expect(contentSecurityPolicy('', { imageHosts: ['img.example'], assetUrl: '' })).toContain("img-src 'self' data: https://img.example;")
  })

  it('allows pictures from the asset host', () => {
    expect(contentSecurityPolicy('', { imageHosts: ['img.example'], assetUrl: 'https://assets.example/site' })).toContain("img-src 'self' data: https://img.example https://assets.example;")
  })
})
