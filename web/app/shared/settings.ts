import { createContext } from 'react-router'

/** What the process tells the site about itself; reaches pages through the root loader. */
export interface SiteSettings {
  /** The site's own address, without a slash at its end. */
  publicUrl: string
  supportEmail: string
  /** Hosts that pictures may come from, besides the site itself. */
  imageHosts: readonly string[]
}

export const settingsContext = createContext<SiteSettings>()
