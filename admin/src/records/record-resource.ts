import { createElement, lazy, type ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { ConsoleScreens } from '../layout/console-screens.ts'
import type { RecordDefinition, RecordEntry, RecordScreenProps } from './record-definition.ts'

/**
 * A record that staff alone write, as the console's counterpart of `defineRecord` in the api.
 *
 * @param load brings its screens once the first of them is opened
 */
export function recordResource<R extends RaRecord>(
  resource: ConsoleScreens & { menu: RecordEntry },
  load: () => Promise<{ record: RecordDefinition<R> }>,
): ConsoleScreens {
  const screen = (screens: () => Promise<ComponentType<RecordScreenProps<R>>>) =>
    lazy(async () => {
      const [Screen, { record }] = await Promise.all([screens(), load()])
      return { default: () => createElement(Screen, { record, entry: resource.menu }) }
    })
  return {
    ...resource,
    list: screen(async () => (await import('./RecordList.tsx')).RecordList<R>),
    create: screen(async () => (await import('./RecordForms.tsx')).RecordCreate<R>),
    edit: screen(async () => (await import('./RecordForms.tsx')).RecordEdit<R>),
  }
}
