import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Cached from '@mui/icons-material/CachedOutlined'
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import JoinFull from '@mui/icons-material/JoinFullOutlined'
import MailOutline from '@mui/icons-material/MailOutlined'
import ManageSearch from '@mui/icons-material/ManageSearchOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import People from '@mui/icons-material/PeopleAltOutlined'
import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorredOutlined'
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined'
import type { SvgIconComponent } from '@mui/icons-material'

export interface Destination {
  /** The resource that opens it in canAccess; absent where every member of staff may. */
  resource?: string
  label: string
  /** One line for the home page. */
  purpose: string
  to: string
  icon: SvgIconComponent
}

export interface DestinationGroup {
  title: string
  destinations: readonly Destination[]
}

export const HOME_PATH = '/oms/index'
export const MANAGER_PATH = '/app/oms/dictionaryManager'

/** Everything in the console, in the order of the menu. The home page shows the same list. */
export const navigation: readonly DestinationGroup[] = [
  { title: '', destinations: [{ label: 'Home', purpose: 'Open work', to: HOME_PATH, icon: Dashboard }] },
  {
    title: 'Dictionary',
    destinations: [
      { resource: 'dictionaryManager', label: 'Articles', purpose: 'Create, edit, publish and unpublish', to: MANAGER_PATH, icon: MenuBook },
      { resource: 'authors', label: 'Authors', purpose: 'Authors and their profiles', to: '/app/oms/authors', icon: People },
      { resource: 'taxonomy', label: 'Taxonomy', purpose: 'The tree of categories', to: '/app/oms/taxonomy', icon: AccountTree },
      { resource: 'synonyms', label: 'Synonyms', purpose: 'Words that mean the same to search', to: '/app/oms/synonyms', icon: JoinFull },
    ],
  },
  {
    title: 'Members',
    destinations: [{ resource: 'members', label: 'Members', purpose: 'Accounts, memberships and their history', to: '/app/oms/members', icon: Badge }],
  },
  {
    title: 'Site',
    destinations: [
      { resource: 'partners', label: 'Partners', purpose: 'The companies in the footer and their pages', to: '/app/oms/partners', icon: Handshake },
      { resource: 'contact-messages', label: 'Messages', purpose: 'Messages from the contact form', to: '/app/oms/contact-messages', icon: Forum },
    ],
  },
  {
    title: 'Newsletter',
    destinations: [
      { resource: 'newsletter-issues', label: 'Issues', purpose: 'Write, preview, schedule and send', to: '/app/oms/newsletter-issues', icon: Campaign },
      { resource: 'newsletter-suppressions', label: 'Suppressions', purpose: 'Who gets no newsletters, and why', to: '/app/oms/newsletter-suppressions', icon: UnsubscribeOutlined },
    ],
  },
  {
    title: 'Operations',
    destinations: [
      { resource: 'search-indexes', label: 'Search indexes', purpose: 'Documents, lag and rebuilds', to: '/app/oms/search-indexes', icon: ManageSearch },
      { resource: 'caches', label: 'Caches', purpose: 'Cached pages, and how to clear them', to: '/app/oms/caches', icon: Cached },
      { resource: 'outbox', label: 'Outbox', purpose: 'Events and their delivery to consumers', to: '/app/oms/outbox', icon: Outbox },
      { resource: 'dead-letters', label: 'Dead letters', purpose: 'Deliveries that failed permanently', to: '/app/oms/dead-letters', icon: ReportGmailerrorred },
      { resource: 'mails', label: 'Emails', purpose: 'Emails that the site has sent', to: '/app/oms/mails', icon: MailOutline },
      { resource: 'audit-entries', label: 'Audit log', purpose: 'Who did what, newest first', to: '/app/oms/audit-entries', icon: History },
    ],
  },
]
