import { createContext } from 'react-router'

/** What the process tells the site about itself; reaches pages through the root loader. */
export interface SiteSettings {
  /** The site's own URL, without a slash at its end. */
  publicUrl: string
  supportEmail: string
  /** Hosts that pictures may come from, besides the site itself. */
  imageHosts: readonly string[]
  /** Where the site's own pictures are fetched from, without a slash at its end; empty: from the site itself. */
  assetUrl: string
  /** Where the payment company's script and its form come from; both empty where it has a page of its own. */
  paymentOrigins: { scripts: readonly string[]; frames: readonly string[] }
  /** Hosts that are ours besides the site's. */
  ownHosts: readonly string[]
  /** The questions and answers, on a site of their own. */
  faqUrl: string
  /** Our pages on Facebook, X, Pinterest, YouTube, LinkedIn and Instagram. */
  socialUrls: readonly string[]
  /** Whether sample content is being filled in at this moment. */
  isFillingIn: () => boolean
}

export const settingsContext = createContext<SiteSettings>()
