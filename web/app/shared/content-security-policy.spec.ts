import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const NONE = { scripts: [], frames: [] }

describe('the content security policy', () => {
  it('allows the scripts of the site and the named inline scripts, and no other', () => {
    expect(
      contentSecurityPolicy(['one', 'two'], { imageHosts: [], assetUrl: '', paymentOrigins: NONE }),
    ).toContain("script-src 'self' 'sha256-one' 'sha256-two';")
  })

  it('allows pictures from the named hosts by https only', () => {
    expect(
      contentSecurityPolicy([], { imageHosts: ['img.example'], assetUrl: '', paymentOrigins: NONE }),
    ).toContain("img-src 'self' data: blob: https://img.example;")
  })

  it('D1-047: allows pictures from the asset host', () => {
    expect(
      contentSecurityPolicy([], {
        imageHosts: ['img.example'],
        assetUrl: 'https://assets.example/site',
        paymentOrigins: NONE,
      }),
    ).toContain("img-src 'self' data: blob: https://img.example https://assets.example;")
  })

  it('lets files that a member has chosen be shown, played and converted before they are sent', () => {
    const policy = contentSecurityPolicy([], { imageHosts: [], assetUrl: '', paymentOrigins: NONE })
    for (const part of ["img-src 'self' data: blob:;", "media-src 'self' blob:;", "worker-src 'self' blob:;"])
      expect(policy).toContain(part)
  })

  it('lets pages frame the videos of texts, and the payment pages do not', () => {
    const policyOf = (pathname: string) =>
      contentSecurityPolicy([], { imageHosts: [], assetUrl: '', paymentOrigins: NONE }, pathname)
    expect(policyOf('/dictionary/vase')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
    )
    expect(policyOf('/app/accountSettings/payment/k1')).toContain("frame-src 'self';")
  })

  it('lets the editor frame a draft as its page', () => {
    const policyOf = (pathname: string) =>
      contentSecurityPolicy([], { imageHosts: [], assetUrl: '', paymentOrigins: NONE }, pathname)
    for (const preview of ['/app/preview', '/app/preview/marks', '/app/preview/articles/'])
      expect(policyOf(preview)).toMatch(/frame-ancestors 'self'$/)
    for (const other of [
      '/app/previews',
      '/app/preview/more',
      '/app/preview/marks/more',
      '/marks',
      '/dictionary/preview',
    ])
      expect(policyOf(other)).toMatch(/frame-ancestors 'none'$/)
  })

  it('lets the payment page alone hold the payment company’s form, and that frame alone lead back to our callback page', () => {
    const settings = {
      imageHosts: [],
      assetUrl: '',
      paymentOrigins: { scripts: ['https://static.pay.example'], frames: ['https://form.pay.example'] },
    }
    const page = contentSecurityPolicy(['one'], settings, '/app/accountSettings/payment/k1')
    expect(page).toContain(
      "script-src 'self' 'sha256-one' https://static.pay.example; frame-src 'self' https://form.pay.example;",
    )
    expect(page).toContain("frame-ancestors 'none'")
    expect(contentSecurityPolicy([], settings, '/app/accountSettings/payment/callback')).toMatch(
      /script-src 'self';.*frame-ancestors 'self'$/,
    )
    for (const other of ['/', '/app/accountSettings/subscription', '/app/accountSettings/payment/k1/more'])
      expect(contentSecurityPolicy([], settings, other)).not.toMatch(/pay\.example|frame-ancestors 'self'/)
  })
})
