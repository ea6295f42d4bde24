import { useCanAccessResources } from 'react-admin'
import { navigation, type DestinationGroup } from './navigation.ts'

const resources = navigation.flatMap(({ destinations }) =>
  destinations.flatMap(({ resource }) => resource ?? []),
)

/** The parts of the console that the signed-in member of staff may open. */
export function useNavigation(): readonly DestinationGroup[] {
  const { canAccess } = useCanAccessResources({ action: 'list', resources })
  return navigation
    .map((group) => ({
      ...group,
      destinations: group.destinations.filter(({ resource }) => !resource || canAccess?.[resource]),
    }))
    .filter(({ destinations }) => destinations.length > 0)
}
