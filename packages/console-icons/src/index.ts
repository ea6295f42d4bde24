import {
  mdiAccountMultipleOutline,
  mdiAccountRemoveOutline,
  mdiAlertOctagonOutline,
  mdiArchiveOutline,
  mdiArrowDown,
  mdiArrowLeft,
  mdiArrowUp,
  mdiAt,
  mdiBookOpenPageVariantOutline,
  mdiBookmarkPlusOutline,
  mdiBookshelf,
  mdiBriefcaseOutline,
  mdiBullhornOutline,
  mdiCached,
  mdiCardAccountDetailsOutline,
  mdiCheckDecagramOutline,
  mdiChevronRight,
  mdiCreditCardOutline,
  mdiDeleteOutline,
  mdiEmailOutline,
  mdiEmailRemoveOutline,
  mdiFileDocumentMultipleOutline,
  mdiFileDocumentOutline,
  mdiFileTreeOutline,
  mdiFlagOutline,
  mdiFormatBold,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiForumOutline,
  mdiGavel,
  mdiHandshakeOutline,
  mdiHeartPulse,
  mdiHistory,
  mdiInformationOutline,
  mdiLifebuoy,
  mdiLink,
  mdiLogout,
  mdiNoteEditOutline,
  mdiOpenInNew,
  mdiReceiptTextOutline,
  mdiRedo,
  mdiSetCenter,
  mdiStorefrontOutline,
  mdiTagOutline,
  mdiTextBoxOutline,
  mdiTextSearch,
  mdiTicketPercentOutline,
  mdiTrayArrowDown,
  mdiTrayArrowUp,
  mdiTuneVariant,
  mdiUndo,
  mdiViewDashboardOutline,
  mdiWeatherNight,
  mdiWeatherSunny,
} from '@mdi/js'
import { drawn } from './drawn.ts'

export type { SvgIconComponent } from './drawn.ts'

// The icons of the console. Those that react-admin imports are in files of their own, which it imports by name.

export const AccountTreeOutlined = drawn(mdiFileTreeOutline, 'AccountTreeOutlined')
export const AlternateEmailOutlined = drawn(mdiAt, 'AlternateEmailOutlined')
export const ArrowBack = drawn(mdiArrowLeft, 'ArrowBack')
export const ArrowDownward = drawn(mdiArrowDown, 'ArrowDownward')
export const ArrowDownwardOutlined = drawn(mdiArrowDown, 'ArrowDownwardOutlined')
export const ArrowUpward = drawn(mdiArrowUp, 'ArrowUpward')
export const ArrowUpwardOutlined = drawn(mdiArrowUp, 'ArrowUpwardOutlined')
export const ArticleOutlined = drawn(mdiTextBoxOutline, 'ArticleOutlined')
export const BadgeOutlined = drawn(mdiCardAccountDetailsOutline, 'BadgeOutlined')
export const BookmarkAddOutlined = drawn(mdiBookmarkPlusOutline, 'BookmarkAddOutlined')
export const CachedOutlined = drawn(mdiCached, 'CachedOutlined')
export const CampaignOutlined = drawn(mdiBullhornOutline, 'CampaignOutlined')
export const ChevronRight = drawn(mdiChevronRight, 'ChevronRight')
export const CreditCardOutlined = drawn(mdiCreditCardOutline, 'CreditCardOutlined')
export const DarkModeOutlined = drawn(mdiWeatherNight, 'DarkModeOutlined')
export const DeleteOutlined = drawn(mdiDeleteOutline, 'DeleteOutlined')
export const DescriptionOutlined = drawn(mdiFileDocumentOutline, 'DescriptionOutlined')
export const DiscountOutlined = drawn(mdiTicketPercentOutline, 'DiscountOutlined')
export const DownloadOutlined = drawn(mdiTrayArrowDown, 'DownloadOutlined')
export const EditNoteOutlined = drawn(mdiNoteEditOutline, 'EditNoteOutlined')
export const FileCopyOutlined = drawn(mdiFileDocumentMultipleOutline, 'FileCopyOutlined')
export const FlagOutlined = drawn(mdiFlagOutline, 'FlagOutlined')
export const FormatBold = drawn(mdiFormatBold, 'FormatBold')
export const FormatItalic = drawn(mdiFormatItalic, 'FormatItalic')
export const FormatListBulleted = drawn(mdiFormatListBulleted, 'FormatListBulleted')
export const FormatListNumbered = drawn(mdiFormatListNumbered, 'FormatListNumbered')
export const ForumOutlined = drawn(mdiForumOutline, 'ForumOutlined')
export const GavelOutlined = drawn(mdiGavel, 'GavelOutlined')
export const HandshakeOutlined = drawn(mdiHandshakeOutline, 'HandshakeOutlined')
export const HistoryOutlined = drawn(mdiHistory, 'HistoryOutlined')
export const InfoOutlined = drawn(mdiInformationOutline, 'InfoOutlined')
export const Inventory2Outlined = drawn(mdiArchiveOutline, 'Inventory2Outlined')
export const JoinFullOutlined = drawn(mdiSetCenter, 'JoinFullOutlined')
export const LifebuoyOutlined = drawn(mdiLifebuoy, 'LifebuoyOutlined')
export const LightModeOutlined = drawn(mdiWeatherSunny, 'LightModeOutlined')
export const Link = drawn(mdiLink, 'Link')
export const LocalLibraryOutlined = drawn(mdiBookshelf, 'LocalLibraryOutlined')
export const Logout = drawn(mdiLogout, 'Logout')
export const MailOutlined = drawn(mdiEmailOutline, 'MailOutlined')
export const ManageSearchOutlined = drawn(mdiTextSearch, 'ManageSearchOutlined')
export const MenuBookOutlined = drawn(mdiBookOpenPageVariantOutline, 'MenuBookOutlined')
export const MonitorHeartOutlined = drawn(mdiHeartPulse, 'MonitorHeartOutlined')
export const OpenInNew = drawn(mdiOpenInNew, 'OpenInNew')
export const OutboxOutlined = drawn(mdiTrayArrowUp, 'OutboxOutlined')
export const PeopleAltOutlined = drawn(mdiAccountMultipleOutline, 'PeopleAltOutlined')
export const PersonRemoveOutlined = drawn(mdiAccountRemoveOutline, 'PersonRemoveOutlined')
export const ReceiptLongOutlined = drawn(mdiReceiptTextOutline, 'ReceiptLongOutlined')
export const Redo = drawn(mdiRedo, 'Redo')
export const ReportGmailerrorredOutlined = drawn(mdiAlertOctagonOutline, 'ReportGmailerrorredOutlined')
export const SellOutlined = drawn(mdiTagOutline, 'SellOutlined')
export const SpaceDashboardOutlined = drawn(mdiViewDashboardOutline, 'SpaceDashboardOutlined')
export const StorefrontOutlined = drawn(mdiStorefrontOutline, 'StorefrontOutlined')
export const TuneOutlined = drawn(mdiTuneVariant, 'TuneOutlined')
export const Undo = drawn(mdiUndo, 'Undo')
export const UnsubscribeOutlined = drawn(mdiEmailRemoveOutline, 'UnsubscribeOutlined')
export const VerifiedOutlined = drawn(mdiCheckDecagramOutline, 'VerifiedOutlined')
export const WorkHistoryOutlined = drawn(mdiBriefcaseOutline, 'WorkHistoryOutlined')

export { default as AccountCircle } from './AccountCircle.ts'
export { default as Add } from './Add.ts'
export { default as BookmarkBorder } from './BookmarkBorder.ts'
export { default as CancelOutlined } from './CancelOutlined.ts'
export { default as CheckCircle } from './CheckCircle.ts'
export { default as Close } from './Close.ts'
export { default as DragIndicator } from './DragIndicator.ts'
export { default as ExpandMore } from './ExpandMore.ts'
export { default as FilterList } from './FilterList.ts'
export { default as HelpOutlineOutlined } from './HelpOutlineOutlined.ts'
export { default as Search } from './Search.ts'
