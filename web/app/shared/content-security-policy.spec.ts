import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  it('allows the scripts of the site and the named inline scripts, and no other', () => {
    expect(contentSecurityPolicy(['one', 'two'], { imageHosts: [], assetUrl: '' })).toContain("script-src 'self' 'sha256-one' 'sha256-two';")
  })

  it('allows pictures from the named hosts by https only', () => {
    expect(contentSecurityPolicy([], { imageHosts: ['img.example'], assetUrl: '' })).toContain("img-src 'self' data: blob: https://img.example;")
  })

  it('allows pictures from the asset host', () => {
    expect(contentSecurityPolicy([], { imageHosts: ['img.example'], assetUrl: 'https://assets.example/site' })).toContain("img-src 'self' data: blob: https://img.example https://assets.example;")
  })

  it('lets files that a member has chosen be shown, played and converted before they are sent', () => {
    const policy = contentSecurityPolicy([], { imageHosts: [], assetUrl: '' })
    for (const part of ["img-src 'self' data: blob:;", "media-src 'self' blob:;", "worker-src 'self' blob:;"]) expect(policy).toContain(part)
  })
})
