import type { SiteSettings } from '../app/shared/settings.ts'

/** What the site is told by its server. */
export const settings: SiteSettings = {
  publicUrl: 'https://vitrine.example',
  supportEmail: 'help@vitrine.example',
  imageHosts: [],
  assetUrl: '',
  paymentOrigins: { scripts: [], frames: [] },
  ownHosts: [],
  faqUrl: 'https://faq.vitrine.example/',
  socialUrls: ['facebook', 'x', 'pinterest', 'youtube', 'linkedin', 'instagram'].map(
    (name) => `https://${name}.example/vitrine`,
  ),
  isFillingIn: () => false,
}
