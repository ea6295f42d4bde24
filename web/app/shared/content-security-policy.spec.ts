import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  it('allows the scripts of the site and the named inline scripts, and no other', () => {
    expect(contentSecurityPolicy(['one', 'two'], { imageHosts: [], assetUrl: '' })).toContain("script-src 'self' 'sha256-one' 'sha256-two';")
  })

  it('allows pictures from the named hosts by https only', () => {
    expect(contentSecurityPolicy([], { imageHosts: ['img.example'], assetUrl: '' })).toContain("img-src 'self' data: https://img.example;")
  })

  it('allows pictures from the asset host', () => {
    expect(contentSecurityPolicy([], { imageHosts: ['img.example'], assetUrl: 'https://assets.example/site' })).toContain("img-src 'self' data: https://img.example https://assets.example;")
  })
})
