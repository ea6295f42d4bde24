import { existsSync } from 'node:fs'
import type { Config } from '@vitrine/platform/config'
import { fillingInMarker } from '@vitrine/platform/filling-in-marker'

const NETWORKS = ['FACEBOOK', 'X', 'PINTEREST', 'YOUTUBE', 'LINKEDIN', 'INSTAGRAM'] as const
type Network = (typeof NETWORKS)[number]

export type SiteConfig = Pick<
  Config,
  | 'publicUrl'
  | 'isProduction'
  | 'dataDir'
  | 'SUPPORT_EMAIL'
  | 'IMAGE_HOSTS'
  | 'ASSET_URL'
  | 'OWN_HOSTS'
  | 'FAQ_URL'
  | `${Network}_URL`
> & { ZUORA_LIBRARY_URL?: string | undefined; ZUORA_PAGE_URL?: string | undefined }

/** What the site's pages are told about this process. */
export interface SiteSettings {
  publicUrl: string
  supportEmail: string
  imageHosts: readonly string[]
  assetUrl: string
  /** Where the payment company's script and its form come from; both empty where it has a page of its own. */
  paymentOrigins: { scripts: readonly string[]; frames: readonly string[] }
  ownHosts: readonly string[]
  faqUrl: string
  /** In the order in which pages show them. */
  socialUrls: readonly string[]
  /** Whether sample content is being filled in at this moment. */
  isFillingIn: () => boolean
}

export function siteSettings(config: SiteConfig): SiteSettings {
  return {
    publicUrl: config.publicUrl,
    supportEmail: config.SUPPORT_EMAIL,
    imageHosts: config.IMAGE_HOSTS,
    assetUrl: config.ASSET_URL?.replace(/\/+$/, '') ?? '',
    paymentOrigins: {
      scripts: originsOf(config.ZUORA_LIBRARY_URL),
      frames: originsOf(config.ZUORA_PAGE_URL),
    },
    ownHosts: config.OWN_HOSTS ?? [],
    faqUrl: config.FAQ_URL,
    socialUrls: NETWORKS.map((network) => config[`${network}_URL`]),
    isFillingIn: () => !config.isProduction && existsSync(fillingInMarker(config.dataDir)),
  }
}

function originsOf(url: string | undefined): string[] {
  return url === undefined || url === '' ? [] : [new URL(url).origin]
}
