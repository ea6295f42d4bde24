import { SpaceDashboardOutlined, type SvgIconComponent } from '@mui/icons-material'
import { useCanAccessResources } from 'react-admin'
import { resources } from '../resources.ts'
import { menuGroups, type MenuEntry } from './console-screens.ts'

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

/** Each resource that stands in the menu, by its name. */
export const entries: readonly (readonly [resource: string, entry: MenuEntry])[] = resources.flatMap(
  ({ name, menu }) => (menu ? [[name, menu] as const] : []),
)

/** Everything in the console, in the order of the menu. The home page shows the same list. */
export const navigation: readonly DestinationGroup[] = [
  {
    title: '',
    destinations: [{ label: 'Home', purpose: 'Open work', to: HOME_PATH, icon: SpaceDashboardOutlined }],
  },
  ...menuGroups.map((title) => ({
    title,
    destinations: entries
      .filter(([, { group }]) => group === title)
      .toSorted(([, one], [, other]) => one.place - other.place || one.label.localeCompare(other.label))
      .map(([resource, { label, purpose, icon }]) => ({
        resource,
        label,
        purpose,
        to: `/app/oms/${resource}`,
        icon,
      })),
  })),
]

const gated = navigation.flatMap(({ destinations }) => destinations.flatMap(({ resource }) => resource ?? []))

/** The parts of the console that the signed-in member of staff may open. */
export function useNavigation(): readonly DestinationGroup[] {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: gated })
  return navigation
    .map((group) => ({
      ...group,
      destinations: group.destinations.filter(({ resource }) => !resource || canAccess?.[resource]),
    }))
    .filter(({ destinations }) => destinations.length > 0)
}
